import { describe, expect, it } from 'vitest';
import { deploy, refusalOf } from './deploy.ts';

const SITE_URL = 'https://www.vidhisetu.in';

describe('refusalOf', () => {
  it.each([
    ['no address', undefined, 'SITE_URL is not set'],
    ['an empty address', '', 'SITE_URL is not set'],
    ['the default of the project', 'https://www.vidhisetu.example', 'not an address of yours'],
    ['an example', 'https://example.com', 'not an address of yours'],
    ['a page of an example', 'https://www.example.org', 'not an address of yours'],
    ['one machine', 'https://localhost', 'not an address of yours'],
    ['a number', 'https://127.0.0.1', 'not an address of yours'],
    ['a name nobody can reach', 'https://intranet', 'not an address of yours'],
    ['no encryption', 'http://www.vidhisetu.in', 'must be https'],
    ['no protocol', 'www.vidhisetu.in', 'must be https'],
    ['a slash at the end', 'https://www.vidhisetu.in/', 'not even a slash'],
    ['a folder', 'https://www.vidhisetu.in/site', 'nothing after it'],
    ['a password', 'https://a:b@www.vidhisetu.in', 'nothing after it'],
  ])('refuses %s', (_what, address, why) => {
    expect(refusalOf({ SITE_URL: address })).toContain(why);
  });

  it.each(['preview', 'Live', 'production'])('refuses the stage "%s"', (SITE_STAGE) => {
    expect(refusalOf({ SITE_URL, SITE_STAGE })).toContain('only a live build is published');
  });

  it.each([SITE_URL, 'https://vidhisetu.co.in', 'https://example-law.in', 'https://testing.in'])(
    'allows %s',
    (address) => {
      expect(refusalOf({ SITE_URL: address })).toBeUndefined();
      expect(refusalOf({ SITE_URL: address, SITE_STAGE: 'live' })).toBeUndefined();
    },
  );
});

describe('deploy', () => {
  /** What was run, where the command that begins with `broken` fails. */
  function rehearse(environment: Parameters<typeof deploy>[0], broken?: string) {
    const done: string[] = [];
    const failure = deploy(environment, ['--dry-run'], (command, { SITE_STAGE }) => {
      const line = command.join(' ');
      done.push(`${SITE_STAGE}: ${line}`);
      return !broken || !line.startsWith(broken);
    });
    return { done, failure };
  }

  const build = 'live: npm run --silent build';
  const test = 'live: vitest run --project dist';

  it('builds the live site, tests it, and uploads it', () => {
    const { done, failure } = rehearse({ SITE_URL });
    expect(failure).toBeUndefined();
    expect(done).toEqual([build, test, 'live: wrangler deploy --dry-run']);
  });

  it.each([
    ['could not be built', 'npm', [build]],
    ['has faults', 'vitest', [build, test]],
  ])('uploads nothing that %s', (why, broken, expected) => {
    const { done, failure } = rehearse({ SITE_URL }, broken);
    expect(failure).toContain(why);
    expect(done).toEqual(expected);
  });

  it('says so when the upload fails', () => {
    expect(rehearse({ SITE_URL }, 'wrangler').failure).toContain('upload failed');
  });

  it('does nothing at all where it refuses', () => {
    const { done, failure } = rehearse({ SITE_URL: 'https://www.vidhisetu.example' });
    expect(failure).toContain('not an address of yours');
    expect(done).toEqual([]);
  });
});
