import type { APIRoute } from 'astro';
import { TABLES, type TableName, tableJson } from '@/features/open-data/responses.ts';

export const getStaticPaths = () => Object.keys(TABLES).map((table) => ({ params: { table } }));
export const GET: APIRoute = ({ params, site }) => tableJson(params.table as TableName, site);
