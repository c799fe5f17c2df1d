import type { Article } from 'schema-dts';
import { site } from '@/config/site.ts';
import { organizationId } from '@/lib/structured-data.ts';
import type { Guide } from './queries.ts';

/** A guide as search engines read it. */
export function article({ title, description, href, reviewed }: Guide, origin: URL | undefined): Article {
  return {
    '@type': 'Article',
    headline: title,
    description,
    dateModified: reviewed,
    author: { '@id': organizationId(origin) },
    publisher: { '@id': organizationId(origin) },
    mainEntityOfPage: new URL(href, origin).href,
    inLanguage: site.locale,
  };
}
