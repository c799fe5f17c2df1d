import type { APIRoute } from 'astro';
import { sectionsCsv } from '@/features/open-data/responses.ts';

export const GET: APIRoute = ({ site }) => sectionsCsv('bns', site);
