/** How a section stands: in the few words above its title, in the caution of its plate, and in the sentence by its bridge. */
import { isWhollyNew, type Section } from './section.ts';

const NEW_LAWS_BEGAN = '1\u00a0July\u00a02024';

/** The status in the few words that fit above a title. */
export function shortStatusOf({ act, status, note, repealedYear }: Section): string {
  if (act === 'bns') return note ? 'In force in part' : `In force since ${NEW_LAWS_BEGAN}`;
  if (status === 'struck down') return 'Struck down';
  if (status === 'repealed earlier') return repealedYear ? `Repealed in ${repealedYear}` : 'Repealed';
  return `Repealed ${NEW_LAWS_BEGAN}`;
}

const STANDING = {
  'struck down': 'Struck down by the Supreme Court in',
  'read down': 'Read down by the Supreme Court in',
  'in abeyance': 'Kept in abeyance since',
  narrowed: 'Narrowed in',
} as const;

interface Caution {
  /** The few words in bold. */
  label: string;
  text: string;
}

/** What stands first on the plate of a section that is not, or is not wholly, what its text says. */
export function cautionOf({ act, status, standing, note, repealedBy }: Section): Caution | undefined {
  if (status === 'repealed earlier') {
    return { label: 'Not law any more.', text: `${repealedBy ?? 'Repealed'}.` };
  }
  if (act === 'bns' && note) return { label: 'In force in part.', text: note };
  if (!standing) return undefined;
  return { label: `${STANDING[standing.word]} ${standing.since}.`, text: standing.text };
}

/** The sentences that open the part about the other Act: since or until when the section applies. */
export function statusOf(section: Section): Caution {
  const { act, status, note, standing } = section;
  if (status === 'struck down') {
    return {
      label: `Struck down in ${standing?.since}.`,
      text: 'It was no longer law when the Code was repealed.',
    };
  }
  if (act === 'ipc') {
    const rest = note && !standing ? ` ${note}` : '';
    return {
      label: 'Repealed on 1 July 2024.',
      text: `IPC ${section.number} still applies to offences committed before that date.${rest}`,
    };
  }
  const applies = `BNS ${section.number} applies to offences committed on or after 1 July 2024.`;
  return {
    label: 'In force since 1 July 2024.',
    text: isWhollyNew(section) ? `${applies} It is new: the Indian Penal Code had nothing like it.` : applies,
  };
}

/** Whether a section was already out of the Code when it was repealed as a whole on 1 July 2024. */
export const isGone = ({ status }: Pick<Section, 'status'>): boolean =>
  status === 'repealed earlier' || status === 'struck down';
