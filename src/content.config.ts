import { bns } from '@/collections/bns.ts';
import { cases } from '@/collections/cases.ts';
import { ipc } from '@/collections/ipc.ts';
import { ipcCategories } from '@/collections/ipc-categories.ts';

export const collections = { bns, cases, ipc, 'ipc-categories': ipcCategories };
