import type { APIRoute } from 'astro';
import { jsonFeedOf, lawFeed } from '@/features/feeds/feeds.ts';

export const GET: APIRoute = async ({ site }) => jsonFeedOf(await lawFeed(), site);
