import type { APIRoute } from 'astro';
import { blogFeed, rssOf } from '@/features/feeds/feeds.ts';

export const GET: APIRoute = async ({ site }) => rssOf(await blogFeed(), site);
