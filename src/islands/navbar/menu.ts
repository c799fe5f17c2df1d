import { contactLink, menuGroups, menuLabels, menuLinks, type NamedLink } from '@/config/navigation.ts';

/** The bar as it is shown: names and addresses. */
export interface Menu {
  labels: Readonly<Record<keyof typeof menuLabels, string>>;
  groups: readonly {
    label: string;
    items: readonly { title: string; description: string; link: string }[];
  }[];
  links: readonly NamedLink[];
  contact: NamedLink;
  /** The language of the pages that it leads to, where it is not that of the page. */
  language?: string;
}

/** The bar in English. It is part of the island's code, so that no page carries it a second time as data. */
export const menu: Menu = { labels: menuLabels, groups: menuGroups, links: menuLinks, contact: contactLink };
