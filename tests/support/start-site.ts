/** Playwright's global set-up: one server for the whole run, its origin in SITE_ORIGIN. */
import { startSite } from './server.ts';

export default async function startSiteOnce(): Promise<() => Promise<void>> {
  const { origin, stop } = await startSite();
  process.env.SITE_ORIGIN = origin;
  return stop;
}
