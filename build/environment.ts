import { envField } from 'astro/config';
import { CAPTCHA_PROVIDERS } from '../src/lib/captcha.ts';

const ofBuild = { context: 'server', access: 'public' } as const;
const ofPages = { context: 'client', access: 'public' } as const;

/** What the site says of its address where nobody has said where it will be. */
const EXAMPLE_URL = 'https://www.vidhisetu.example';

/**
 * The variables of a build (docs/deploying.md says what each does), their choices and defaults. Astro refuses a wrong one
 * by its name before anything is built; pages read them from `astro:env`. What also runs where there is no Vite (this
 * configuration, the launch check) reads the two of the build from the process.
 */
export const variables = {
  SITE_URL: envField.string({ ...ofBuild, url: true, default: EXAMPLE_URL }),
  SITE_STAGE: envField.enum({ ...ofBuild, values: ['preview', 'live'], default: 'preview' }),
  PUBLIC_CAPTCHA_PROVIDER: envField.enum({
    ...ofPages,
    values: Object.keys(CAPTCHA_PROVIDERS) as (keyof typeof CAPTCHA_PROVIDERS)[],
    default: 'recaptcha',
  }),
  /** placeholder: the form shows the provider's error until a real key replaces it. */
  PUBLIC_CAPTCHA_SITE_KEY: envField.string({ ...ofPages, default: 'captcha-site-key-placeholder' }),
  PUBLIC_CONTACT_ENDPOINT: envField.string({ ...ofPages, optional: true }),
};

/** The address of the site, without a slash at its end. */
export const siteUrl = process.env.SITE_URL || EXAMPLE_URL;
