/**
 * The parts of the look in all their states: what the style guide shows, and what the tests of layout look at. Sections are
 * named by number and their answers come from the tables, so that a form is shown only as the law makes it.
 */
import type { Act } from '../../lib/law/acts.ts';

/** One section for each form of a part. */
export interface SectionState {
  /** What the form is, after "a section with". */
  form: string;
  act: Act;
  number: string;
}

/** Every form of the answer plate. */
export const plates: readonly SectionState[] = [
  { form: 'one row', act: 'ipc', number: '420' },
  { form: 'several rows that differ', act: 'bns', number: '318' },
  { form: 'several rows with the same answers', act: 'bns', number: '103' },
  { form: 'an answer that depends', act: 'ipc', number: '498A' },
  { form: 'no offence', act: 'ipc', number: '6' },
  { form: 'a definition of an offence', act: 'ipc', number: '415' },
  { form: 'a text struck down', act: 'ipc', number: '497' },
  { form: 'a text read down', act: 'ipc', number: '377' },
  { form: 'a text in abeyance', act: 'ipc', number: '124A' },
  { form: 'a part not in force', act: 'bns', number: '106' },
  { form: 'an early repeal', act: 'ipc', number: '61' },
];

/** Every form of the bridge at full size, with a pier on each bank. */
export const bridges: readonly SectionState[] = [
  { form: 'the same punishment', act: 'ipc', number: '420' },
  { form: 'a punishment that was raised', act: 'ipc', number: '417' },
  { form: 'nothing on the new bank', act: 'ipc', number: '497' },
  { form: 'nothing on the old bank', act: 'bns', number: '111' },
];

/** Bridges in a list: several counterparts, which lead to one or go apart. */
export const bridgeLists: readonly SectionState[] = [
  { form: 'several to one', act: 'bns', number: '318' },
  { form: 'one to several', act: 'ipc', number: '376' },
];

/** Legal terms, each with the tone that says how to take it; `neutral` has no class of its own. */
export const tags = [
  { tone: 'caution', text: 'Non-bailable' },
  { tone: 'good', text: 'Bailable' },
  { tone: 'neutral', text: 'Cognizable' },
  { tone: 'changed', text: 'Changed' },
  { tone: 'condition', text: 'Cognizable if …' },
] as const;

/** Classes of a button beside `button`. */
export const buttons = [
  { kind: '', text: 'Send the message' },
  { kind: 'quiet', text: 'All sections on one page' },
] as const;

/** Fields of a form. */
export const fields = [
  { id: 'empty', label: 'Your name', value: '' },
  { id: 'filled', label: 'E-mail', value: 'asha@example.org' },
  {
    id: 'wrong',
    label: 'Subject',
    value: 'Notice under section 138, and much more than fits a subject',
    error: '! The subject is longer than 60 letters.',
  },
] as const;
