import { csvOf } from '@/lib/csv.ts';
import { otherAct } from '@/lib/law/acts.ts';
import type { ListPage } from './model/list-pages.ts';
import { answersInFile } from './model/marks.ts';

/** A whole list as a file of comma-separated values, a line for each offence. */
export const listCsv = ({ act, offences }: ListPage, origin: URL | undefined): Response =>
  new Response(
    csvOf(
      offences.map((offence) => ({
        ...answersInFile(offence),
        court: offence.row.court,
        [otherAct(act)]: [...new Set(offence.counterparts.map(({ ref }) => ref))],
        conditions: offence.conditions.join(' '),
        url: new URL(offence.href, origin).href,
      })),
    ),
    { headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
  );
