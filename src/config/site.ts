/** What the site says of itself. A value with `unconfirmed` is the owner's to confirm: delete that line when it is right. */
import type { BlogCategory } from '@/collections/blog.ts';
import { type Claim, shown } from './claims.ts';

interface Mailbox extends Claim {
  address: string;
}

interface Site {
  name: string;
  tagline: string;
  locale: string;
  country: string;
  themeColor: string;
  /** Of the app, in structured data only. */
  rating?: Claim & { value: number; reviews: number };
  /** Where a reader reports an error. */
  errorsEmail?: Mailbox;
  contactEmail?: Mailbox;
  contactPhone?: Claim & { number: string };
  officeHours: readonly { days: string; hours: string }[];
  apps: readonly (Claim & { store: string; system: 'Android' | 'iOS'; href: string })[];
  /** Of every transaction (specification, section 9). */
  platformFee: {
    share: string;
    /** Whether the prices of the packages contain it: `true`, `false`, or `undefined` while the owner has not said. */
    included: boolean | undefined;
  };
  /** The terms on which the open data and the texts in it may be used. */
  dataLicence?: Claim & { name: string; url: string };
  social: readonly (Claim & { name: string; href: string })[];
  /** Articles by category as the owner counts them; a page shows beside it how many are here. */
  articles?: Claim & { byCategory: Readonly<Record<BlogCategory, number>> };
}

/** Every setting, confirmed or not, for the launch check. Pages read `site`. */
export const allSettings: Site = {
  name: 'VidhiSetu',
  tagline: 'Instant Legal Consultation',
  locale: 'en-IN',
  country: 'IN',
  themeColor: '#2563EB',
  rating: {
    value: 4.8,
    reviews: 1250,
    unconfirmed: 'app rating',
  },
  errorsEmail: {
    address: 'corrections@vidhisetu.example',
    unconfirmed: 'e-mail for errors',
  },
  contactEmail: {
    address: 'hello@vidhisetu.example',
    unconfirmed: 'e-mail',
  },
  contactPhone: {
    number: '+91 00000 00000',
    unconfirmed: 'phone',
  },
  officeHours: [
    { days: 'Monday to Friday', hours: '9:00 AM–6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM–4:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  apps: [
    {
      store: 'Google Play',
      system: 'Android',
      href: 'https://play.google.com/store/apps',
      unconfirmed: 'app links',
    },
    {
      store: 'App Store',
      system: 'iOS',
      href: 'https://apps.apple.com/in/',
      unconfirmed: 'app links',
    },
  ],
  platformFee: { share: '15%', included: undefined },
  dataLicence: {
    name: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
    unconfirmed: 'licence of the data',
  },
  social: [
    {
      name: 'Facebook',
      href: 'https://www.facebook.com/',
      unconfirmed: 'social links',
    },
    {
      name: 'Twitter',
      href: 'https://twitter.com/',
      unconfirmed: 'social links',
    },
    {
      name: 'LinkedIn',
      href: 'https://www.linkedin.com/',
      unconfirmed: 'social links',
    },
  ],
  articles: {
    byCategory: {
      'Legal Updates': 45,
      'Criminal Law': 32,
      'Property Law': 28,
      'Family Law': 24,
      'Corporate Law': 20,
      Technology: 18,
      'Constitutional Law': 15,
      'Human Rights': 12,
    },
    unconfirmed: 'article counts',
  },
};

/** The settings as this build shows them: a live one knows nothing of what is not confirmed. */
export const site = shown(allSettings);

/**
 * A way to write: a mail to the address where it is shown, the contact page where it is not.
 * @param subject of the mail
 * @returns an address, and the words that complete "Write to …"
 */
export function writeTo(mailbox: Mailbox | undefined, subject?: string): { href: string; name: string } {
  if (!mailbox) return { href: '/contact', name: 'us' };
  const { address } = mailbox;
  return {
    href: `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
    name: address,
  };
}
