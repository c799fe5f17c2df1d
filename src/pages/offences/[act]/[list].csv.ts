import type { APIRoute } from 'astro';
import { listCsv } from '@/features/offences/list-file.ts';
import type { ListPage } from '@/features/offences/model/list-pages.ts';
import { listPaths } from '@/features/offences/paths.ts';

export const getStaticPaths = listPaths;
export const GET: APIRoute<{ page: ListPage }> = ({ props, site }) => listCsv(props.page, site);
