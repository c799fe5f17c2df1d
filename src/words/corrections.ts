import type { Correction } from '@/collections/corrections.ts';
import type { Words } from './en.ts';

/** What was listed and what is right, in the language of the page. */
export const noteOf = ({ said, right }: Correction, { facts, guide }: Words): string =>
  guide.corrections.text(facts.value('correction', said), facts.value('correction', right));
