import type { APIRoute } from 'astro';
import { blogFeed, jsonFeedOf } from '@/features/feeds/feeds.ts';

export const GET: APIRoute = async ({ site }) => jsonFeedOf(await blogFeed(), site);
