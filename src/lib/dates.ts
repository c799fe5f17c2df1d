const formatter = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-20` → `20 November 2026` */
export const writtenDate = (isoDate: string): string => formatter.format(new Date(`${isoDate}T00:00:00Z`));
