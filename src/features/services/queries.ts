import { type CollectionEntry, getCollection } from 'astro:content';
import type { ServiceFrontMatter } from '@/collections/services.ts';
import { shown } from '@/config/claims.ts';
import { serviceHref } from './hrefs.ts';

type Entry = CollectionEntry<'services'>;

/** Packages as columns, what they include as rows. A value is missing where it is not known. */
export interface PriceTable {
  packages: readonly { name: string; price: string }[];
  rows: readonly { label: string; values: readonly (string | undefined)[] }[];
  /** Whether the contents of some package are still to be confirmed, so that nothing of them is shown. */
  incomplete: boolean;
}

export interface Service extends ServiceFrontMatter {
  slug: string;
  href: string;
  /** Nothing where the price depends on the matter. */
  table: PriceTable | undefined;
  /** The lowest price as it is written, `₹499`. */
  from: string | undefined;
  /** The lowest and highest price in rupees. */
  range: readonly [number, number] | undefined;
  entry: Entry;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

function tableOf(packages: ServiceFrontMatter['packages']): PriceTable | undefined {
  if (packages.length === 0) return;
  const labels = [...new Set(packages.flatMap(({ features }) => features.map(({ label }) => label)))];
  return {
    packages: packages.map(({ name, price }) => ({ name, price: rupees.format(price) })),
    rows: labels.map((label) => ({
      label,
      values: packages.map(({ features }) => features.find((feature) => feature.label === label)?.value),
    })),
    incomplete: packages.some(({ features }) => features.length === 0),
  };
}

/** The services in their order. */
export async function getServices(): Promise<readonly Service[]> {
  const entries = await getCollection('services');
  return entries
    .map((entry): Service => {
      const { packages, ...words } = shown(entry.data);
      const prices = packages.map(({ price }) => price);
      return {
        ...words,
        packages,
        slug: entry.id,
        href: serviceHref(entry.id),
        table: tableOf(packages),
        from: prices.length > 0 ? rupees.format(Math.min(...prices)) : undefined,
        range: prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined,
        entry,
      };
    })
    .sort((a, b) => a.order - b.order);
}

/** The service with the lowest price of all. */
export async function getCheapest(): Promise<Service | undefined> {
  const priced = (await getServices()).filter(({ range }) => range);
  return priced.sort((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))[0];
}
