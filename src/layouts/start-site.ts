/**
 * The one small module of every page: the bar past 20 px, the navigation log, errors that are only logged, and a
 * service worker left by an earlier site sent home. Everything else on a page works without it.
 */
import { logger, logNavigation } from '@/lib/logger.ts';
import type {} from '@/lib/report.ts';

const SCROLLED_AFTER_PX = 20;

/** Sets `data-scrolled` on the header while the page is scrolled; returns the check to run when in doubt. */
function watchScroll(): () => void {
  const header = document.querySelector('[data-site-header]');
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER_PX);
  // A browser says this once a frame at most.
  addEventListener('scroll', mark, { passive: true });
  return mark;
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
    logNavigation('mount', location.pathname);
  });
  addEventListener('pagehide', () => logNavigation('unmount', location.pathname));

  retireServiceWorker();
}
