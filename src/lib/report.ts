/**
 * What an island has to say to the log. The logger belongs to the module every page has loaded already; importing it
 * here as well would turn it into a file of its own, fetched before the first touch.
 */
export interface Report {
  level: 'warn' | 'error';
  message: string;
  data?: unknown;
}

declare global {
  interface WindowEventMap {
    'site:report': CustomEvent<Report>;
  }
}

/** Hands a report to the page's logger. */
export function report(level: Report['level'], message: string, data?: unknown): void {
  dispatchEvent(new CustomEvent<Report>('site:report', { detail: { level, message, data } }));
}
