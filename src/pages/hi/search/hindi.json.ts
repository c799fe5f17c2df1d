import type { APIRoute } from 'astro';
import { getHindiNamesFile } from '@/search/build/sections.ts';

export const GET: APIRoute = async () => Response.json(await getHindiNamesFile('hi'));
