import { addressIn } from '@/lib/languages.ts';
import { ACTS, type Act, actInCapitals, otherAct } from '@/lib/law/acts.ts';
import { sectionHref } from '@/lib/law/hrefs.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { topicKey } from '../language/topic.ts';
import { plain, tellingWords } from '../language/words.ts';
import { type SearchWords, searchEn } from '../words/en.ts';
import type { Entry, Place } from './entry.ts';
import type { AnswersFile, DescriptionsFile, HindiNamesFile, NamesFile, PagesFile } from './format.ts';
import { Vocabulary } from './vocabulary.ts';

/** A section of the other Act, by the reference that leads to it: `318(4)`. */
export interface Counterpart {
  entry: Entry;
  reference: string;
}

/** The entries on one slice of work, short enough to leave the page free for a key press on a slow phone. */
const SLICE = 60;

const listed = (text: string): string[] => (text === '' ? [] : text.split(','));

/** What the search looks things up in. It is filled file by file, and answers from the first one on. */
export class SearchIndex {
  readonly entries: Entry[] = [];
  readonly vocabulary = new Vocabulary();
  readonly #sections = new Map<string, Entry>();
  #around: ReadonlySet<string> = new Set();
  /** What suggestions say, in the language of the files. */
  readonly words: SearchWords;
  readonly #parts = new Map<string, string>();
  readonly #topics = new Map<string, readonly Entry[]>();

  constructor(words: SearchWords = searchEn) {
    this.words = words;
  }

  /** The pages that just these words ask for: "list of non-bailable offences". */
  topics(text: string): readonly Entry[] {
    return this.#topics.get(topicKey(text, this.#around)) ?? [];
  }

  /** The section with a number, whose letters may be small. */
  section(act: Act, number: string): Entry | undefined {
    return this.#sections.get(`${act} ${number.toLowerCase()}`);
  }

  /** Punishment and bail of a section, or of one of its sub-sections: `318(4)`. */
  answers(entry: Entry, reference: string): string {
    return (entry.act === 'bns' ? this.#parts.get(reference) : undefined) ?? entry.answers;
  }

  /** The sections of the other Act that answer to an entry. */
  counterparts({ act, counterparts }: Entry): Counterpart[] {
    return counterparts.flatMap((reference) => {
      const entry = act && this.section(otherAct(act), sectionOfReference(reference));
      return entry ? { entry, reference } : [];
    });
  }

  /** Adds the sections of both Acts. To be called once, before the descriptions. */
  async addNames(file: NamesFile, pause: () => Promise<void>): Promise<void> {
    for (const act of ACTS) {
      const { numbers, titles, names, counterparts, pages = '' } = file[act];
      for (const [at, number] of numbers.entries()) {
        const entry = this.#addEntry({
          act,
          kind: actInCapitals(act),
          number,
          title: titles[at] ?? '',
          href: addressIn(pages[at] === 'h' ? 'hi' : 'en', sectionHref(act, number)),
          counterparts: listed(counterparts[at] ?? ''),
        });
        this.#addNames(entry, listed(names[at] ?? ''));
        this.#sections.set(`${act} ${number.toLowerCase()}`, entry);
        if (at % SLICE === 0) await pause();
      }
    }
    for (const old of this.entries.filter(({ act }) => act === 'ipc')) {
      for (const { entry } of this.counterparts(old)) entry.counterparts.push(old.number);
    }
  }

  /** Adds the descriptions, in the order of the sections. */
  async addDescriptions(file: DescriptionsFile, pause: () => Promise<void>): Promise<void> {
    const english = ACTS.flatMap((act) => file.english?.[act] ?? []);
    await this.#addEach(file, pause, (entry, description) => {
      entry.description = description;
      this.#addWords(entry, 'description', description);
      const title = english[entry.position];
      if (title) entry.titleWords = Math.min(entry.titleWords, this.#addWords(entry, 'title', title));
    });
  }

  /** Adds the names in Hindi, in the order of the sections. */
  async addHindi(file: HindiNamesFile, pause: () => Promise<void>): Promise<void> {
    await this.#addEach(file, pause, (entry, names) => this.#addNames(entry, listed(names)));
  }

  /** Adds punishment and bail, in the order of the sections. */
  addAnswers(file: AnswersFile): void {
    for (const [at, place] of ACTS.flatMap((act) => file[act]).entries()) {
      const entry = this.entries[at];
      if (entry) entry.answers = file.texts[place] ?? '';
    }
    for (const [reference, place] of Object.entries(file.parts))
      this.#parts.set(reference, file.texts[place] ?? '');
  }

  /** Adds pages that are no sections. */
  addPages(file: PagesFile): void {
    for (const { kind, hrefs, titles, names, asked, around } of file) {
      if (around) this.#around = new Set(around.split(' '));
      for (const [at, href] of hrefs.entries()) {
        const title = titles[at] ?? '';
        const entry = this.#addEntry({ kind, number: '', title, href, counterparts: [] });
        this.#addNames(entry, listed(names?.[at] ?? ''));
        for (const text of listed(asked?.[at] ?? '')) this.#addTopic(topicKey(text, this.#around), entry);
      }
    }
  }

  /** Adds a text to each section, in their order. */
  async #addEach(
    file: Readonly<Record<Act, readonly string[]>>,
    pause: () => Promise<void>,
    add: (entry: Entry, text: string) => void,
  ): Promise<void> {
    for (const [at, text] of ACTS.flatMap((act) => file[act]).entries()) {
      const entry = this.entries[at];
      if (!entry) return;
      add(entry, text);
      if (at % SLICE === 0) await pause();
    }
  }

  #addTopic(key: string, entry: Entry): void {
    const topics = this.#topics.get(key) ?? [];
    if (key !== '' && !topics.includes(entry)) this.#topics.set(key, [...topics, entry]);
  }

  #addEntry(known: Pick<Entry, 'act' | 'kind' | 'number' | 'title' | 'href' | 'counterparts'>): Entry {
    const empty = { names: [], description: '', answers: '', titleWords: 0 };
    const entry = { ...empty, ...known, position: this.entries.length };
    entry.titleWords = this.#addWords(entry, 'title', entry.title);
    this.entries.push(entry);
    return entry;
  }

  #addNames(entry: Entry, names: readonly string[]): void {
    entry.names.push(...names);
    for (const name of names) this.#addWords(entry, name.includes(' ') ? 'longName' : 'name', name);
  }

  /** @returns how many different words there are */
  #addWords(entry: Entry, place: Place, text: string): number {
    const words = new Set(tellingWords(plain(text)));
    for (const word of words) this.vocabulary.add(word, entry, place);
    return words.size;
  }
}
