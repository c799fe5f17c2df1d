import type { APIRoute } from 'astro';
import { sectionsJson } from '@/features/open-data/responses.ts';

export const GET: APIRoute = ({ site }) => sectionsJson('bns', site);
