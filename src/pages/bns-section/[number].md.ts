import type { APIRoute } from 'astro';
import type { Section } from '@/features/law/model/section.ts';
import { sectionPaths } from '@/features/law/paths.ts';
import { sectionMd } from '@/features/open-data/responses.ts';

export const getStaticPaths = () => sectionPaths('bns');
export const GET: APIRoute<{ section: Section }> = ({ props, site }) => sectionMd(props.section, site);
