import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { speculationRules } from '../src/config/speculation.ts';

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}` as const;

/**
 * The content security policy every page carries in a meta tag. Astro adds the hash of each script and style it
 * inlines. What a meta tag cannot say (`frame-ancestors`) stands in public/_headers.
 */
export const security: AstroUserConfig['security'] = {
  csp: {
    directives: [
      "default-src 'none'",
      // The favicon is a data address, so that it costs no request.
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "manifest-src 'self'",
    ],
    // Chromium no longer takes 'inline-speculation-rules', so the rules are named as any other script.
    scriptDirective: { resources: ["'self'"], hashes: [hashOf(speculationRules)] },
    styleDirective: { resources: ["'self'"] },
  },
};
