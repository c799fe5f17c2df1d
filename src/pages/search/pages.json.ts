import type { APIRoute } from 'astro';
import { getPagesFile } from '@/features/search/page-sources.ts';

export const GET: APIRoute = async () => Response.json(await getPagesFile());
