import type { APIRoute } from 'astro';
import { sectionsCsv } from '@/features/open-data/files.ts';

export const GET: APIRoute = ({ site }) => sectionsCsv('ipc', site);
