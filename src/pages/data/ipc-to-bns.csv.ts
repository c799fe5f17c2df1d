import type { APIRoute } from 'astro';
import { bridgeCsv } from '@/features/open-data/responses.ts';

export const GET: APIRoute = ({ site }) => bridgeCsv('ipc', site);
