import type { APIRoute } from 'astro';
import { bridgeJson } from '@/features/open-data/responses.ts';

export const GET: APIRoute = ({ site }) => bridgeJson('bns', site);
