import type { APIContext } from 'astro';
import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '@/lib/captcha.ts';

/** Admits the one captcha provider, and the endpoint where there is one, on the page that is being rendered. */
export function admitContactForm(
  csp: APIContext['csp'],
  { provider, endpoint }: { provider: CaptchaProvider; endpoint: string | undefined },
): void {
  const { policy } = CAPTCHA_PROVIDERS[provider];
  const elsewhere = endpoint?.startsWith('https:') ? [new URL(endpoint).origin] : [];
  const connect = [...policy['connect-src'], ...elsewhere];
  for (const source of policy['script-src']) csp?.insertScriptResource(source);
  for (const source of policy['style-src']) csp?.insertStyleResource(source);
  csp?.insertDirective(`frame-src ${policy['frame-src'].join(' ')}`);
  if (connect.length > 0) csp?.insertDirective(`connect-src ${connect.join(' ')}`);
}
