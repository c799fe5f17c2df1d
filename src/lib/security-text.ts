/** `/.well-known/security.txt`: where to tell of a weakness of the site. */

/** The file must not say yes for longer than a year (RFC 9116, section 2.5.5), and a site is built now and then. */
const MONTHS_VALID = 11;

interface SecurityContacts {
  /** Addresses that begin with `mailto:` or `https:`, the preferred one first. At least one. */
  contacts: readonly string[];
  /** Address of this file. */
  canonical: string;
  /** The day of the build. */
  today: Date;
}

/**
 * The text of the file, as RFC 9116 has it. It expires on the first of a month, so that builds of one month are the same
 * to the byte.
 */
export function securityText({ contacts, canonical, today }: SecurityContacts): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS_VALID, 1));
  const fields = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${canonical}`,
  ];
  return `${fields.join('\n')}\n`;
}
