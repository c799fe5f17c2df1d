import type { AstroUserConfig } from 'astro';

/**
 * The content security policy every page carries in a meta tag. `finish-page.ts` adds the hashes of what stands in the page,
 * the rules for fetching beforehand among them: Chromium no longer takes 'inline-speculation-rules'. What a meta tag cannot say (`frame-ancestors`) stands in public/_headers.
 */
export const security: AstroUserConfig['security'] = {
  csp: {
    directives: [
      "default-src 'none'",
      // The favicon is a data address, so that it costs no request.
      "img-src 'self' data:",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
    ],
    scriptDirective: { resources: ["'self'"] },
    styleDirective: { resources: ["'self'"] },
  },
};
