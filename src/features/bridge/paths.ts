import type { Act } from '@/lib/law/acts.ts';
import { getBridges, getPairs } from './queries.ts';

/** Every section of an Act with its bridge, and the page of the pair where there is one. */
export async function bridgePaths(act: Act) {
  const pairs = await getPairs();
  const compareByNumber = new Map(
    act === 'ipc'
      ? pairs.map(({ ipc, href }) => [ipc.number, href])
      : pairs.map(({ bns, href }) => [bns.number, href]),
  );
  return (await getBridges(act)).map((bridge) => {
    const { number } = bridge.section;
    return { params: { number }, props: { bridge, compare: compareByNumber.get(number) } };
  });
}

export async function comparePaths() {
  return (await getPairs()).map((pair) => ({
    params: { ipc: `ipc-${pair.ipc.number}`, bns: `bns-${pair.bns.number}` },
    props: { pair },
  }));
}
