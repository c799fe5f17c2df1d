/**
 * How a section is named. A section number is figures with up to two capital letters: `304B`, `120AA`; a reference may go
 * on to a sub-section or a clause: `318(4)`, `125(a)`.
 */

/** A section number as it is written in the Acts, and nothing else. */
export const SECTION_NUMBER = /^[1-9]\d{0,2}[A-Z]{0,2}$/;

/** A section, or a sub-section or clause of one: `420`, `318(4)`, `70(1)(a)`. */
export const REFERENCE = /^[1-9]\d{0,2}[A-Z]{0,2}(?:\(\w+\))*$/;

/** The section a reference points into: `318(4)` → `318`, `304B` → `304B`. */
export const sectionOfReference = (reference: string): string => reference.replace(/\(.*$/, '');
