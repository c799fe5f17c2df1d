import type { BlogPosting } from 'schema-dts';
import { site } from '@/config/site.ts';
import { organizationId } from '@/lib/structured-data.ts';
import type { Post } from './queries.ts';

/** An article as search engines read it. `origin` makes the addresses absolute. */
export function blogPosting(post: Post, origin: URL | undefined): BlogPosting {
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    keywords: post.keywords.join(', '),
    datePublished: post.date,
    dateModified: post.modified,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@id': organizationId(origin) },
    image: absolute(post.image),
    mainEntityOfPage: absolute(post.href),
    inLanguage: site.locale,
  };
}
