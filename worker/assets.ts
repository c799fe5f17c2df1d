/** Asks Cloudflare's static assets, and tells a page from a miss. */

export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** Thrown where the assets did not answer as they should, so that one place can say "unavailable". */
class AssetsFailure extends Error {}

async function ask(assets: Assets, request: Request): Promise<Response> {
  const response = await assets.fetch(request);
  if (response.status >= 500) throw new AssetsFailure(`assets answered ${response.status}`);
  return response;
}

/** A request for another address of the site, without the visitor's conditions (If-None-Match, Range). */
function lookUp(assets: Assets, address: string, { url }: Request, method: string): Promise<Response> {
  return ask(assets, new Request(new URL(address, url), { method, redirect: 'manual' }));
}

/** @returns whether the site has a page at this address itself, not by a redirect */
export async function hasPage(assets: Assets, address: string, request: Request): Promise<boolean> {
  return (await lookUp(assets, address, request, 'HEAD')).ok;
}

/**
 * @returns the assets' answer to what the visitor asked, or nothing on a miss. A status of 404 is a miss
 * whatever the body: for an unknown section the body is the page of IPC section 404. Two other answers need a
 * second look: assets "correct" the spelling of any address (`+` to `%2B`), whether or not it leads anywhere,
 * and say "not modified" to a visitor who holds that misplaced body.
 */
export async function findAsset(assets: Assets, request: Request): Promise<Response | undefined> {
  const response = await ask(assets, new Request(request, { redirect: 'manual' }));
  if (response.status === 404) return undefined;
  if (response.ok) return response;
  const address = response.headers.get('Location') ?? request.url;
  return (await hasPage(assets, address, request)) ? response : undefined;
}

/**
 * A page of the site, to be sent under another address or status.
 * @throws AssetsFailure where the site does not have it: it was not built whole
 */
export async function takePage(
  assets: Assets,
  page: string,
  status: number,
  request: Request,
): Promise<Response> {
  const response = await lookUp(assets, page, request, request.method);
  if (!response.ok) throw new AssetsFailure(`no page at ${page}`);
  const headers = new Headers(response.headers);
  // It names the page, not what is sent: a later visit must not be told "not modified" on its account.
  headers.delete('ETag');
  return new Response(response.body, { status, headers });
}
