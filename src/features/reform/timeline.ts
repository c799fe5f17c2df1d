/**
 * The days on which the BNS came into force, ISO dates; src/words says what happened on each. Sources: the Gazette of India;
 * notification S.O. 850(E).
 */
import type { TimelineDay } from '@/words/reform-en.ts';

export const timeline: readonly TimelineDay[] = [
  '2023-08-11',
  '2023-12-12',
  '2023-12-20',
  '2023-12-21',
  '2023-12-25',
  '2024-02-23',
  '2024-07-01',
];
