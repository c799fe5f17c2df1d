import { site } from '@/config/site.ts';

/** Where a reader reports an error on a page; `subject` names the page: "IPC 420". */
export const reportHref = (subject: string): string =>
  `mailto:${site.errorsEmail}?subject=${encodeURIComponent(subject)}`;
