import {
  contactLink,
  type MenuWord,
  menuGroups,
  menuLabels,
  menuLinks,
  type NamedLink,
} from '@/config/navigation.ts';

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

/** The bar with other names, for the data of an island. */
export const menuIn = (nameOf: (name: MenuWord) => string, language: string): Menu => ({
  labels: {
    open: nameOf(menuLabels.open),
    close: nameOf(menuLabels.close),
    all: nameOf(menuLabels.all),
    home: nameOf(menuLabels.home),
  },
  groups: menuGroups.map(({ label, items }) => ({
    label: nameOf(label),
    items: items.map(({ title, description, link }) => ({
      title: nameOf(title),
      description: nameOf(description),
      link,
    })),
  })),
  links: menuLinks.map(({ name, path }) => ({ name: nameOf(name), path })),
  contact: { name: nameOf(contactLink.name), path: contactLink.path },
  language,
});
