import type { APIRoute } from 'astro';
import { getPagesFile } from '@/search/build/pages.ts';

export const GET: APIRoute = async () => Response.json(await getPagesFile('en'));
