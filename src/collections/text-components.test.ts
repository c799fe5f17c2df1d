import { type HastNode, mdxToHast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { asMdx } from './body.ts';
import { plainMarkdown } from './text-components.ts';

const BOX = '<Helplines numbers="112, 14416" />';

it('without components a box is a list of its numbers', () => {
  expect(plainMarkdown(`Before.\n\n${BOX}\n\nAfter.`)).toBe(
    'Before.\n\n- 112: Emergency: police, fire, ambulance\n- 14416: Tele-MANAS, mental health support\n\nAfter.',
  );
});

/** What stands in the paragraphs that MDX sees. */
const paragraphsOf = (node: HastNode): string[] => {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap(paragraphsOf) : [];
};

describe('beside a component prose stays prose that begins with', () => {
  it.each([
    'import duty from abroad is paid at the port.',
    'import is one thing.\nimport of goods is another.',
    'export controls are strict.',
    'important is the date.',
  ])('%j', (text) => {
    const read = paragraphsOf(mdxToHast(asMdx(`${BOX}\n\n${text}\n`)));
    expect(read.join('')).toContain(text);
  });
});
