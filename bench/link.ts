/**
 * A slow link between the browser and a server of this machine. Chromium's own throttling hands over an answer in one
 * piece, however long it takes, and leaves prefetches alone; here bytes come in packets, in their order, for everybody.
 */
import { connect as connectTo, createServer, type Socket } from 'node:net';

export interface Profile {
  name: string;
  /** Kilobits a second, downwards; requests are small, so the way up costs only its time. */
  kbps: number;
  /** Milliseconds from a request to the first byte of its answer. */
  rtt: number;
  /** How many times slower the processor is than this machine's. */
  cpu: number;
}

export const PROFILES: readonly Profile[] = [
  { name: 'slow 4G', kbps: 1600, rtt: 150, cpu: 4 },
  { name: '3G', kbps: 400, rtt: 400, cpu: 6 },
];

const PACKET = 1460;
/** Packets a server sends before the first of them is acknowledged: RFC 6928. */
const FIRST_WINDOW = 10;

export interface Link {
  origin: string;
  /** Requests since the last call, as `GET /ipc prefetch`: the last word is the header `Sec-Purpose`. */
  takeRequests: () => string[];
  stop: () => void;
}

/** The lines of requests in what a client sends; none of them is longer than a chunk. */
const requestsIn = (chunk: string): string[] =>
  [...chunk.matchAll(/^(GET \S+) HTTP[\s\S]*?\r\n\r\n/gm)].map(([whole, request]) => {
    const purpose = /^sec-purpose: (.+?)\r/im.exec(whole)?.[1] ?? '';
    return `${request} ${purpose}`.trim();
  });

/**
 * Opens a link to a server. All connections share its rate; each starts with ten packets and sends two for every one
 * that is acknowledged. The handshake costs nothing: what is compared pays it alike.
 * @param origin of the server: `http://127.0.0.1:41234`
 */
export async function openLink(origin: string, { kbps, rtt }: Profile): Promise<Link> {
  const port = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  /** When the last packet of any connection will have left the link. */
  let free = 0;

  const server = createServer((client) => {
    const upstream = connectTo(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket.setNoDelay(true));
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    const delivered: number[] = [];
    client.on('data', (chunk) => {
      requests.push(...requestsIn(chunk.toString('latin1')));
      setTimeout(() => upstream.writable && upstream.write(chunk), rtt / 2);
    });
    // Timers of one millisecond may overtake each other, so one of them hands over all that is due, in order.
    const underway: { due: number; packet: Buffer }[] = [];
    const handOver = () => {
      while (underway[0] && underway[0].due <= performance.now() + 0.5) {
        const { packet } = underway.shift() ?? {};
        if (packet && client.writable) client.write(packet);
      }
      if (underway[0]) setTimeout(handOver, underway[0].due - performance.now());
    };
    upstream.on('data', (chunk: Buffer) => {
      const idle = underway.length === 0;
      for (let from = 0; from < chunk.length; from += PACKET) {
        const packet = chunk.subarray(from, from + PACKET);
        const acknowledged = delivered[Math.floor((delivered.length - FIRST_WINDOW) / 2)];
        const sent = Math.max(performance.now(), free, (acknowledged ?? 0) + rtt / 2);
        free = sent + (packet.length * 8) / kbps;
        delivered.push(free + rtt / 2);
        underway.push({ due: free + rtt / 2, packet });
      }
      if (idle) handOver();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    takeRequests: () => requests.splice(0),
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
