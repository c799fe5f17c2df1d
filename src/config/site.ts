/**
 * What the site says of itself. Values marked `placeholder` must be replaced by the owner before launch and are
 * listed by `npm run launch-check`.
 */
export const site = {
  name: 'VidhiSetu',
  tagline: 'Instant Legal Consultation',
  locale: 'en-IN',
  country: 'IN',
  themeColor: '#2563EB',
  /** placeholder: the app's rating, shown in structured data only. */
  rating: { value: 4.8, reviews: 1250 },
  /** placeholder: where a reader reports an error. */
  errorsEmail: 'corrections@vidhisetu.example',
  /** placeholder */
  contactEmail: 'hello@vidhisetu.example',
  /** placeholder */
  contactPhone: '+91 00000 00000',
  officeHours: [
    { days: 'Monday to Friday', hours: '9:00 AM–6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM–4:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  /** placeholder */
  apps: [
    { store: 'Google Play', system: 'Android', href: 'https://play.google.com/store/apps' },
    { store: 'App Store', system: 'iPhone', href: 'https://apps.apple.com/in/' },
  ],
  /** Of every transaction (specification, section 9). */
  platformFee: '15%',
  /** placeholder: the terms on which the open data and the texts in it may be used. */
  dataLicence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  /** placeholder */
  social: {
    Facebook: 'https://www.facebook.com/',
    Twitter: 'https://twitter.com/',
    LinkedIn: 'https://www.linkedin.com/',
  },
} as const;
