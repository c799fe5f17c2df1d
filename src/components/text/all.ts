import type { TextComponentName } from '@/collections/text-components.ts';
import Helplines from './Helplines.astro';

/** Every component that a text may have, for the `components` of its `<Content />`. */
export const textComponents = { Helplines } satisfies Record<TextComponentName, unknown>;
