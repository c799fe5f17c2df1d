import { expect, it } from 'vitest';
import { scriptWords } from './script-words.ts';

const FILES: Readonly<Record<string, string>> = {
  '/_astro/island.js': 'import{a as e}from"./shared.js";e.className=`card mt-3`',
  '/_astro/renderer.js': 'export{r as default}from"./react.js"',
  '/_astro/shared.js': 'const late=()=>import("./late.js")',
  '/_astro/late.js': 'x.className="lg:flex"',
  '/_astro/react.js': 'hydrate()',
};

const read: string[] = [];
const wordsOf = scriptWords((address) => {
  read.push(address);
  return FILES[address] ?? '';
});

it('knows the words of the scripts in a page, of its islands, and of all they import', () => {
  const has = wordsOf(
    '<p class="other">Text</p><script type="module">x.className="copy small"</script>' +
      '<astro-island component-url="/_astro/island.js" renderer-url="/_astro/renderer.js"></astro-island>',
  );
  for (const word of ['copy', 'small', 'card', 'mt-3', 'lg:flex', 'hydrate'])
    expect(has(word), word).toBe(true);
  for (const word of ['other', 'Text', 'car', 'mt']) expect(has(word), word).toBe(false);
  expect(read.toSorted()).toEqual(Object.keys(FILES).toSorted());
});

it('knows those of a script that is loaded, and of no other page', () => {
  const has = wordsOf('<script type="module" src="/_astro/late.js"></script>');
  expect([has('lg:flex'), has('card'), has('copy')]).toEqual([true, false, false]);
});
