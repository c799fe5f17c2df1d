/**
 * The one small module of every page: the bar past 20 px, the navigation log, errors that are only logged, nothing made
 * ahead for a reader who saves data, and a service worker left by an earlier site sent home. Everything else on a page
 * works without it.
 */
import { logger, logNavigation } from '@/lib/logger.ts';
import type {} from '@/lib/report.ts';

declare global {
  interface Document {
    /** True until a page that was made ahead of a click is shown; only Chromium has it. */
    prerendering?: boolean;
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Sets `data-scrolled` on the header while the page is scrolled past 20 px; returns the check to run when in doubt. */
function watchScroll(): () => void {
  const header = document.querySelector('[data-site-header]');
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > 20);
  // A browser says this once a frame at most, and cannot be held up by it.
  addEventListener('scroll', mark);
  return mark;
}

const mount = () => logNavigation('mount', location.pathname);

/** Without its rules a page makes and fetches nothing ahead. Browsers see to it themselves, but for the setting of their own only. */
function saveData(): void {
  if (navigator.connection?.saveData) document.querySelector('[type=speculationrules]')?.remove();
}

/** `ready` stays pending for ever where there is no worker, and reading it throws in a sandboxed frame. */
async function retireServiceWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.ready)?.unregister();
  } catch {
    // Nothing to retire.
  }
}

/** Starts all of it; to be called once, by the layout. */
export function startSite(): void {
  addEventListener('error', ({ error, message, filename, lineno }) => {
    logger.error('Uncaught error', { error: error ?? message, filename, lineno });
  });
  addEventListener('unhandledrejection', ({ reason }) => logger.error('Unhandled rejection', { reason }));

  addEventListener('site:report', ({ detail }) => logger[detail.level](detail.message, detail.data));

  const markScrolled = watchScroll();
  // A page reopened half-way down must not wait for its pictures before the bar is right.
  markScrolled();
  // `pageshow` comes after the first load and again when the page returns from the back-forward cache.
  addEventListener('pageshow', () => {
    markScrolled();
    // A page made ahead is loaded whole before anybody sees it, and may never be seen; then it ends without a `pagehide`.
    if (document.prerendering) document.addEventListener('prerenderingchange', mount);
    else mount();
  });
  addEventListener('pagehide', () => logNavigation('unmount', location.pathname));

  saveData();
  retireServiceWorker();
}
