import type { APIRoute } from 'astro';
import { TABLES, type TableName, tableCsv } from '@/features/open-data/responses.ts';

export const getStaticPaths = () => Object.keys(TABLES).map((table) => ({ params: { table } }));
export const GET: APIRoute = ({ params, site }) => tableCsv(params.table as TableName, site);
