import { bns } from '@/collections/bns.ts';
import { bnsCategories } from '@/collections/bns-categories.ts';
import { cases } from '@/collections/cases.ts';
import { chapters } from '@/collections/chapters.ts';
import { guideShelves } from '@/collections/guides.ts';
import { ipc } from '@/collections/ipc.ts';
import { ipcCategories } from '@/collections/ipc-categories.ts';
import { services } from '@/collections/services.ts';

export const collections = {
  bns,
  'bns-categories': bnsCategories,
  cases,
  chapters,
  ipc,
  'ipc-categories': ipcCategories,
  ...guideShelves,
  services,
};
