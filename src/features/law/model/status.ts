/** How a section stands: in the few words above its title, in the caution of its plate, and in the sentence by its bridge. */
import { en, type Words } from '@/words/en.ts';
import { isWhollyNew, type Section } from './section.ts';

/** The status in the few words that fit above a title. */
export function shortStatusOf(
  { act, status, note, repealedYear }: Section,
  { status: said }: Words = en,
): string {
  if (act === 'bns') return note ? said.inForceInPart : said.inForceSince;
  if (status === 'struck down') return said.struckDown;
  if (status === 'repealed earlier') return repealedYear ? said.repealedIn(repealedYear) : said.repealed;
  return said.repealedThen;
}

interface Caution {
  /** The few words in bold. */
  label: string;
  text: string;
  /** What the table adds. */
  note?: string | undefined;
}

/** What stands first on the plate of a section that is not, or is not wholly, what its text says. */
export function cautionOf(
  { act, status, standing, note, repealedBy }: Section,
  { status: said, stop }: Words,
): Caution | undefined {
  if (status === 'repealed earlier')
    return { label: said.notLaw, text: `${repealedBy ?? said.repealed}${stop}` };
  if (act === 'bns' && note) return { label: said.partLabel, text: note };
  if (!standing) return undefined;
  return { label: said.standing[standing.word](standing.since), text: standing.text };
}

/** The sentences that open the part about the other Act: since or until when the section applies. */
export function statusOf(section: Section, { status: said }: Words): Caution {
  const { act, number, status, note, standing } = section;
  if (status === 'struck down') return { label: said.goneLabel(standing?.since), text: said.gone };
  if (act === 'ipc') {
    return {
      label: said.repealedLabel,
      text: said.stillApplies(number),
      note: standing ? undefined : note,
    };
  }
  const applies = said.applies(number);
  return { label: said.inForceLabel, text: isWhollyNew(section) ? `${applies} ${said.isNew}` : applies };
}

/** Whether a section was already out of the Code when it was repealed as a whole on 1 July 2024. */
export const isGone = ({ status }: Pick<Section, 'status'>): boolean =>
  status === 'repealed earlier' || status === 'struck down';
