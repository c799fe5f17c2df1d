/** The address a page is known by: no `.html`, no trailing slash. `/ipc-section/420.html` → `/ipc-section/420`. */
export function addressOf(pathname: string): string {
  const address = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return address === '' ? '/' : address;
}

/** The picture a link to the page at an address is shown with: `/ipc-section/420` → `/share/ipc-section/420.png`. */
export const shareImageOf = (address: string): string => `/share${address === '/' ? '/home' : address}.png`;
