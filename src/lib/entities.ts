/** What Astro escapes in text and attributes; anything else stays as it is. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

/** The text that markup written by Astro stands for: `A &amp; B` → `A & B`. */
export const decodeEntities = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#34|#39);/g, (entity) => ENTITIES[entity] ?? entity);
