import { type CaptchaProvider, captchaProvider } from '@/lib/captcha.ts';

interface ContactSettings {
  provider: CaptchaProvider;
  siteKey: string;
  /** Where a message goes as JSON; nothing is sent without it. */
  endpoint: string | undefined;
}

function endpointFrom(address: string | undefined): string | undefined {
  if (!address) return;
  if (/^\/(?!\/)/.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:'))
    return address;
  throw new Error(
    `PUBLIC_CONTACT_ENDPOINT is "${address}"; it must be an https address or a path of this site: /api/contact`,
  );
}

/** How the contact form is wired up, from the environment of the build. Throws, naming the variable, when one is wrong. */
export const contact: ContactSettings = {
  provider: captchaProvider(import.meta.env.PUBLIC_CAPTCHA_PROVIDER || 'recaptcha'),
  /** placeholder: PUBLIC_CAPTCHA_SITE_KEY in the environment of the build replaces it. */
  siteKey: import.meta.env.PUBLIC_CAPTCHA_SITE_KEY || 'captcha-site-key-placeholder',
  endpoint: endpointFrom(import.meta.env.PUBLIC_CONTACT_ENDPOINT),
};
