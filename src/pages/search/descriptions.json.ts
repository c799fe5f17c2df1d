import type { APIRoute } from 'astro';
import { getDescriptionsFile } from '@/features/law/search-files.ts';

export const GET: APIRoute = async () => Response.json(await getDescriptionsFile());
