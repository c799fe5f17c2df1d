import type { APIRoute } from 'astro';
import { llmsText } from '@/features/open-data/llms.ts';

export const GET: APIRoute = ({ site }) => new Response(llmsText(site));
