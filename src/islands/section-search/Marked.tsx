import { cutAtWords } from '@/lib/search/text.ts';

/** A text with the words that matched marked. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return cutAtWords(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
