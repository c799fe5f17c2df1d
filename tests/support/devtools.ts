/** A browser and one tab of it, over the DevTools protocol itself: Playwright does not follow a page made ahead of a click. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from './chromium.ts';

type Params = Record<string, unknown>;
type Send = (method: string, params?: Params) => Promise<Params>;

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
  sessionId?: string;
}

export interface Tab {
  /** Sends a command to the page that is shown. */
  send: Send;
  /** Evaluates an expression in the page that is shown; promises are awaited. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Resolves with the parameters of the next such event of any page of the tab. */
  next: (method: string) => Promise<Params>;
  close: () => Promise<void>;
}

export interface Browser {
  /**
   * Opens a tab with an empty cache.
   * @param prepare runs for every page of the tab before it loads anything, also for one made ahead of a click
   * @param listen hears all events of the tab's pages
   */
  open: (
    prepare: (send: Send) => Promise<unknown>,
    listen?: (method: string, params: Params) => void,
  ) => Promise<Tab>;
  stop: () => Promise<void>;
}

/** Starts the browser. Throws what Chromium says where it does not start. */
export async function launch(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const { browser, port } = await startBrowser(profile);
  const closed = new Promise((resolve) => browser.once('exit', resolve));
  const about = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(about.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  let last = 0;
  const waiting = new Map<number, { sessionId: string | undefined; settle: (message: Message) => void }>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id === undefined) for (const listener of [...listeners]) listener(message);
    else settle(message.id, message);
  });
  const settle = (id: number, message: Message) => {
    waiting.get(id)?.settle(message);
    waiting.delete(id);
  };
  /** A page that is gone, as one made ahead and thrown away, answers nothing any more. */
  const settleAll = (session: string) => {
    for (const [id, { sessionId }] of waiting)
      if (sessionId === session) settle(id, { error: { message: 'The page is gone.' } });
  };
  const sendTo =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, {
          sessionId,
          settle: ({ result, error }) => {
            if (error) reject(new Error(`${method}: ${error.message}`));
            else resolve(result ?? {});
          },
        });
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
  const send = sendTo();

  const open: Browser['open'] = async (prepare, listen) => {
    const { browserContextId } = await send('Target.createBrowserContext');
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      forTab: true,
    });
    const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
    /** The page that is shown, and those that may be: a page made ahead is attached before it is shown. */
    const pages = new Map<string, string | undefined>();
    let ready = () => {};
    const firstPage = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const listener = ({ method = '', params = {}, sessionId }: Message) => {
      if (method === 'Target.attachedToTarget' && sessionId === tab) {
        const page = String(params.sessionId);
        pages.set(page, (params.targetInfo as { subtype?: string }).subtype);
        const sendPage = sendTo(page);
        // Nothing is answered before the page may go on, so nothing is waited for before it is told to.
        Promise.all([prepare(sendPage), sendPage('Runtime.runIfWaitingForDebugger')])
          .then(ready)
          // A page made ahead may be thrown away while it is prepared.
          .catch(() => {});
      } else if (method === 'Target.detachedFromTarget') {
        pages.delete(String(params.sessionId));
        settleAll(String(params.sessionId));
      } else if (sessionId !== undefined && pages.has(sessionId)) listen?.(method, params);
    };
    listeners.add(listener);
    await sendTo(String(tab))('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
    await firstPage;
    // The first page that is not made ahead; when another is shown instead, the first is detached.
    const shown = async () => {
      for (const page of pages.keys()) {
        const asked = sendTo(page)('Runtime.evaluate', { expression: 'document.prerendering' });
        const { result } = await asked.catch((): Params => ({}));
        if ((result as { value?: boolean } | undefined)?.value === false) return page;
      }
      throw new Error('The tab shows no page.');
    };
    const sendShown: Send = async (method, params) => sendTo(await shown())(method, params);
    return {
      send: sendShown,
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await sendShown('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails)
          throw new Error(`In the page: ${JSON.stringify(exceptionDetails).slice(0, 400)}`);
        return (result as { value: never }).value;
      },
      next: (wanted) =>
        new Promise((resolve) => {
          const wait = ({ method, params = {}, sessionId }: Message) => {
            if (method !== wanted || sessionId === undefined || !pages.has(sessionId)) return;
            listeners.delete(wait);
            resolve(params);
          };
          listeners.add(wait);
        }),
      close: async () => {
        await send('Target.disposeBrowserContext', { browserContextId });
        listeners.delete(listener);
      },
    };
  };
  return {
    open,
    stop: async () => {
      socket.close();
      browser.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
