/** The status line of a section: which law it is, since when, and where a later offence is dealt with. */
import { isWhollyNew, type Section } from './section.ts';

interface StatusLine {
  tone: 'caution' | 'good';
  /** The few words in bold. */
  label: string;
  text: string;
  /** Whether the links to the other Act, and to the question which law applies, follow. */
  followedBy: 'counterparts' | 'origin' | 'none';
}

function ipcStatus(section: Section): StatusLine {
  const note = section.note ? ` ${section.note}` : '';
  switch (section.status) {
    case 'repealed earlier':
      return {
        tone: 'caution',
        label: section.repealedYear ? `Repealed in ${section.repealedYear}.` : 'Repealed.',
        text: `${section.repealedBy ?? ''}. It has not been law since.`,
        followedBy: 'none',
      };
    case 'struck down':
      return { tone: 'caution', label: 'Struck down.', text: note.trim(), followedBy: 'none' };
    default:
      return {
        tone: 'caution',
        label: 'Repealed on 1 July 2024.',
        text: `Still applies to offences committed before that date.${note}`,
        followedBy: 'counterparts',
      };
  }
}

function bnsStatus(section: Section): StatusLine {
  const isNew = isWhollyNew(section);
  return {
    tone: section.note ? 'caution' : 'good',
    label: section.note ? 'In force in part.' : 'In force since 1 July 2024.',
    text: [
      section.note,
      'Applies to offences committed on or after 1 July 2024.',
      isNew ? 'This section is new: the Indian Penal Code had nothing like it.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    followedBy: isNew ? 'none' : 'origin',
  };
}

export const statusOf = (section: Section): StatusLine =>
  section.act === 'ipc' ? ipcStatus(section) : bnsStatus(section);

/** Whether a section was already out of the Code when it was repealed as a whole on 1 July 2024. */
export const isGone = ({ status }: Pick<Section, 'status'>): boolean =>
  status === 'repealed earlier' || status === 'struck down';
