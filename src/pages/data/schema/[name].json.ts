import type { APIRoute } from 'astro';
import { schemaJson } from '@/features/open-data/responses.ts';
import { SCHEMAS } from '@/features/open-data/schema.ts';

type Name = keyof typeof SCHEMAS;

export const getStaticPaths = () => Object.keys(SCHEMAS).map((name) => ({ params: { name } }));
export const GET: APIRoute = ({ params, site }) => schemaJson(params.name as Name, site);
