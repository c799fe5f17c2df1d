/** The address a page is known by: no `.html`, no trailing slash. `/ipc-section/420.html` → `/ipc-section/420`. */
export function addressOf(pathname: string): string {
  const address = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return address === '' ? '/' : address;
}
