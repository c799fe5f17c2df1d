import type { APIRoute } from 'astro';
import { getAnswersFile } from '@/search/build/sections.ts';

export const GET: APIRoute = async () => Response.json(await getAnswersFile('en'));
