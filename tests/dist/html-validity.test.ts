import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { pageAddresses, readPage, templates } from '../support/site.ts';

const SAMPLE = 40;

/** What Astro puts where a page's first island is. `<style>` has no place in a body, but this one is not ours to move. */
const ASTRO_ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
      'copy-button': { flow: true, phrasing: true },
      'print-button': { flow: true, phrasing: true },
      'keep-typed': { flow: true, phrasing: true, transparent: true },
      'optimized-image': { flow: true, phrasing: true },
    },
  ],
  rules: {
    // The specification has every title end in the product's name and tagline; what comes first is what is read.
    'long-title': 'off',
    // Astro leaves the line ends of a template; they are a few bytes before compression and nobody sees them.
    'no-trailing-whitespace': 'off',
    // How React's server writes HTML: autoComplete="off", <input/>, hidden="". To a browser it is all the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // The suggestions of a combobox are a listbox; a <select> cannot be one.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

const sections = pageAddresses().filter((address) => /^\/(?:ipc|bns)-section\//.test(address));
const step = Math.floor(sections.length / SAMPLE);
const sample = sections.filter((_, index) => index % step === 0).slice(0, SAMPLE);

async function problemsOf(address: string): Promise<string[]> {
  const html = readPage(address).replace(ASTRO_ISLAND_STYLE, '');
  const { results } = await validator.validateString(html, `${address}.html`);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${address}:${line}:${column} ${ruleId}: ${message}`),
  );
}

describe('valid HTML', () => {
  it.each(templates.map(({ name, path, page = path }) => [name, page]))('%s (%s)', async (_name, address) => {
    expect(await problemsOf(address)).toEqual([]);
  });

  it(`a sample of ${SAMPLE} sections`, async () => {
    expect(sample).toHaveLength(SAMPLE);
    expect((await Promise.all(sample.map(problemsOf))).flat()).toEqual([]);
  }, 60_000);
});
