import type { APIRoute } from 'astro';
import { site } from '@/config/site.ts';
import { securityText } from '@/lib/security-text.ts';

export const GET: APIRoute = ({ site: origin, url }) =>
  new Response(
    securityText({
      contacts: [
        ...(site.contactEmail ? [`mailto:${site.contactEmail.address}`] : []),
        String(new URL('/contact', origin)),
      ],
      canonical: String(new URL(url.pathname, origin)),
      today: new Date(),
    }),
  );
