import type { APIRoute } from 'astro';
import { getDescriptionsFile } from '@/search/build/sections.ts';

export const GET: APIRoute = async () => Response.json(await getDescriptionsFile('hi'));
