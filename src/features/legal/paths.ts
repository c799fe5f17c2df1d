import { getCollection } from 'astro:content';

/** Policies and terms, each at the address of its file name. */
export async function legalPaths() {
  const entries = await getCollection('legal');
  const all = entries
    .map((entry) => ({
      path: `/${entry.id}`,
      title: entry.data.title,
      order: entry.data.order,
      entry,
    }))
    .sort((a, b) => a.order - b.order);
  return all.map((document) => ({
    params: { document: document.entry.id },
    props: { document, others: all.filter(({ path }) => path !== document.path) },
  }));
}

export type LegalDocument = Awaited<ReturnType<typeof legalPaths>>[number]['props'];
