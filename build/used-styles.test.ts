import { describe, expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const used = (css: string, ...classes: string[]) => usedStyles(css, (name) => classes.includes(name));

describe('a rule', () => {
  it.each([
    ['stays when the page has its class', '.a{color:red}', ['a'], '.a{color:red}'],
    ['goes when the page does not', '.a{color:red}', ['b'], ''],
    ['needs all names of a selector', '.a .b:hover>.c{color:red}', ['a', 'b'], ''],
    ['keeps the selectors of a list that can match', '.a,.b,p{color:red}', ['b', 'p'], '.b,p{color:red}'],
    [
      'stays when it names nothing',
      '*,:root,[hidden],::placeholder{color:red}',
      [],
      '*,:root,[hidden],::placeholder{color:red}',
    ],
    [
      'needs its elements',
      'h1+p,my-box:hover>b::before,table{color:red}',
      ['h1', 'p', 'my-box', 'b'],
      'h1+p,my-box:hover>b::before{color:red}',
    ],
    [
      'needs no id, attribute or state',
      '#cases:first-child[data-open="no"]{color:red}',
      [],
      '#cases:first-child[data-open="no"]{color:red}',
    ],
    [
      'does not need what it excludes',
      '.a:not(.b,.c:has(.d)){color:red}',
      ['a'],
      '.a:not(.b,.c:has(.d)){color:red}',
    ],
    ['does not need each of several', ':is(.a,.b) p{color:red}', ['p'], ':is(.a,.b) p{color:red}'],
    [
      'is found by a name with escapes',
      '.lg\\:mt-1\\.5{color:red}',
      ['lg:mt-1.5'],
      '.lg\\:mt-1\\.5{color:red}',
    ],
    ['is not found in a value', 'p{width:.5rem;content:".a"}', ['p'], 'p{width:.5rem;content:".a"}'],
  ])('%s', (_, css, classes, expected) => {
    expect(used(css, ...classes)).toBe(expected);
  });
});

it('keeps layers and queries around what stays, and none that is empty', () => {
  const css =
    '@layer a,b;@layer a{@media (width>=48rem){.a{color:red}.b{color:blue}}@media print{.b{color:red}}}@layer b{.b{color:red}}';
  expect(used(css, 'a')).toBe('@layer a,b;@layer a{@media (width>=48rem){.a{color:red}}}');
});

it('keeps the steps of an animation', () => {
  const css = '@keyframes leave{0%{opacity:1}to{opacity:0}}';
  expect(used(css)).toBe(css);
});

it('drops custom properties that no rule reads any more, however they came', () => {
  const css =
    ':root,:host{--a:1px;--b:var(--c);--c:2px}.x{width:var(--a)}.y{width:var(--b)}@layer p{*{--d:0}}@property --d{syntax:"*";inherits:false}';
  expect(used(css, 'x')).toBe(':root{--a:1px;--c:2px}.x{width:var(--a)}');
  expect(used(css, 'y')).toBe(':root{--b:var(--c);--c:2px}.y{width:var(--b)}');
});

it('says the order of layers once', () => {
  expect(used('@layer a,b;@layer c{.x{top:0}}@layer d;@layer a,b;@layer c{.x{left:0}}@layer d,e;', 'x')).toBe(
    '@layer a,b;@layer c{.x{top:0}}@layer d;@layer c{.x{left:0}}@layer d,e;',
  );
});
