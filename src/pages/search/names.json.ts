import type { APIRoute } from 'astro';
import { getNamesFile } from '@/search/build/sections.ts';

export const GET: APIRoute = async () => Response.json(await getNamesFile('en'));
