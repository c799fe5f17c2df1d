import type { Act } from '@/lib/law/acts.ts';
import type { Asked } from './fields.ts';

export interface ListDefinition {
  /** The last part of its address: `non-bailable`. */
  slug: string;
  /** Beside its neighbours: "Non-bailable". */
  name: string;
  /** As people ask it, with the place where its law is named. */
  heading: string | Readonly<Record<Act, string>>;
  /** What the word means for a reader. */
  meaning: string | Readonly<Record<Act, string>>;
  /** The answers that its offences give to the questions of the finder. */
  asks: Asked;
  /** What decides where the answer is "depends". */
  decides?: string;
  /** What people type for it: a query of just these words, and words like "list of", leads here first. */
  asked?: readonly string[];
  /** Where only one Act can have such offences. */
  only?: Act;
}

export interface ListGroup {
  heading: string;
  lists: readonly ListDefinition[];
}
