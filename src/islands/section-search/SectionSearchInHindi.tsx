import { searchHi } from '@/search/words/hi.ts';
import { SectionSearch } from './SectionSearch.tsx';

/** The section search of a page in Hindi. An island of its own: the words are in its code, so that no page carries them as data. */
export const SectionSearchInHindi = ({ id }: { id: string }) => <SectionSearch id={id} words={searchHi} />;
