/**
 * A copy of a text, for what is kept. A part that is cut from a page is no copy: while it is kept, V8 keeps the page too.
 */
export const detached = (part: string): string => Buffer.from(part).toString();
