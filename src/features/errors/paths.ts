import { en, type Words } from '@/words/en.ts';
import { missingByKind } from './messages.ts';

/** The pages for what is missing, by kind. */
export const missingPaths = (words: Words = en) =>
  Object.entries(missingByKind(words)).map(([kind, message]) => ({ params: { kind }, props: { message } }));
