import { expect, it } from 'vitest';
import { nameTitle } from './fill-city.ts';

/** The text of a title that the engine handed over in these pieces, before the engine escapes it. */
function titleFrom(pieces: string[]): string {
  const out = pieces.slice();
  const { text } = nameTitle('Shimla');
  pieces.forEach((piece, i) => {
    const put = (value: string) => {
      out[i] = value;
    };
    text?.({
      text: piece,
      lastInTextNode: i === pieces.length - 1,
      replace: put,
      remove: () => put(''),
    });
  });
  return out.join('');
}

it.each([
  ['in one piece', ['Lawyers in Your City', '']],
  ['with the token cut in two', ['Lawyers in Yo', 'ur City', '']],
  ['one character at a time', [...'Lawyers in Your City']],
])('names the city in a title that comes %s', (_what, pieces) => {
  expect(titleFrom(pieces)).toBe('Lawyers in Shimla');
});

it('names it every time, and does not escape twice', () => {
  expect(titleFrom(['Your City &amp; Your City &#39;26 &amp;lt;'])).toBe("Shimla & Shimla '26 &lt;");
});

it('leaves a title without the token alone', () => {
  expect(titleFrom(['Lawyers in Pune'])).toBe('Lawyers in Pune');
});
