import type { APIRoute } from 'astro';
import { rowsFile } from '@/features/offences/finder/make-rows-file.ts';

export const GET: APIRoute = () => Response.json(rowsFile());
