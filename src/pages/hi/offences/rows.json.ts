import type { APIRoute } from 'astro';
import { hindiRowsFile } from '@/features/offences/queries.ts';

export const GET: APIRoute = async () => Response.json(await hindiRowsFile());
