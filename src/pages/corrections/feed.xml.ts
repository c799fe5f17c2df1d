import type { APIRoute } from 'astro';
import { lawFeed, rssOf } from '@/features/feeds/feeds.ts';

export const GET: APIRoute = async ({ site }) => rssOf(await lawFeed(), site);
