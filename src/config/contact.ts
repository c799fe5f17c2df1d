import { PUBLIC_CAPTCHA_PROVIDER, PUBLIC_CAPTCHA_SITE_KEY, PUBLIC_CONTACT_ENDPOINT } from 'astro:env/client';

/** The schema of the environment cannot say "either of two forms". */
function endpointFrom(address: string | undefined): string | undefined {
  if (!address) return;
  if (/^\/(?!\/)/.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:'))
    return address;
  throw new Error(
    `PUBLIC_CONTACT_ENDPOINT is "${address}"; it must be an https address or a path of this site: /api/contact`,
  );
}

/** How the contact form is wired up. Throws, naming the variable, when the endpoint is neither address nor path. */
export const contact = {
  provider: PUBLIC_CAPTCHA_PROVIDER,
  siteKey: PUBLIC_CAPTCHA_SITE_KEY,
  /** Where a message goes as JSON; nothing is sent without it. */
  endpoint: endpointFrom(PUBLIC_CONTACT_ENDPOINT),
};
