import type { APIRoute } from 'astro';
import { getNamesFile } from '@/features/law/search-files.ts';

export const GET: APIRoute = async () => Response.json(await getNamesFile());
