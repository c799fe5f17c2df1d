/** Asks Cloudflare's static assets for pages of the site. */

export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** Thrown where the assets did not answer as they should, so that one place can say "unavailable". */
class AssetsFailure extends Error {}

/** Asks for an address of the site, without the visitor's conditions (If-None-Match, Range). */
async function ask(assets: Assets, address: string, { url }: Request, method: string): Promise<Response> {
  const response = await assets.fetch(new Request(new URL(address, url), { method, redirect: 'manual' }));
  if (response.status >= 500) throw new AssetsFailure(`assets answered ${response.status}`);
  return response;
}

/** @returns whether the site has a page at this address itself, not by a redirect */
export async function hasPage(assets: Assets, address: string, request: Request): Promise<boolean> {
  return (await ask(assets, address, request, 'HEAD')).ok;
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
  const response = await ask(assets, page, request, request.method);
  if (!response.ok) throw new AssetsFailure(`no page at ${page}`);
  const headers = new Headers(response.headers);
  // It names the page, not what is sent: a later visit must not be told "not modified" on its account.
  headers.delete('ETag');
  return new Response(response.body, { status, headers });
}
