/** A field as RFC 4180 writes it. A list becomes one field with semicolons. */
const field = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a file of comma-separated values; the keys of the first row are its header. */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const header = Object.keys(rows[0] ?? {});
  const lines = [header, ...rows.map((row) => header.map((name) => row[name]))].map((values) =>
    values.map(field).join(','),
  );
  // The mark at the start makes spreadsheet programs read the file as UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
