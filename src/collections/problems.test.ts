import { describe, expect, it } from 'vitest';
import { ContentError, type Problem, reportOf } from './problems.ts';

const problem = (file: string, line: number | undefined = undefined): Problem => ({
  file,
  line,
  field: 'title',
  message: 'is missing; add it',
});

const many = (count: number, make: (index: number) => Problem) =>
  Array.from({ length: count }, (_, i) => make(i));

describe('the report', () => {
  it('is in the order of the files, numbers as numbers, and down each file', () => {
    const report = reportOf([
      problem('b/10.mdx'),
      problem('b/9.mdx', 7),
      problem('b/9.mdx', 3),
      problem('a.mdx'),
    ]);
    expect(report.split('\n')).toEqual([
      '4 problems in the content:',
      '  a.mdx: title: is missing; add it',
      '  b/9.mdx:3: title: is missing; add it',
      '  b/9.mdx:7: title: is missing; add it',
      '  b/10.mdx: title: is missing; add it',
    ]);
  });

  it('begins with what is wrong with whole files, which explains the rest', () => {
    const missing: Problem = { file: 'z.mdx', field: 'file', message: 'is missing; bring it back' };
    expect(reportOf([problem('a.mdx'), missing]).split('\n')[1]).toBe(
      '  z.mdx: file: is missing; bring it back',
    );
  });

  it('does not let one file crowd out the others', () => {
    const report = reportOf([...many(300, (index) => problem('a.mdx', index + 1)), problem('b.mdx')]);
    expect(report.split('\n')).toHaveLength(8);
    expect(report).toContain('  a.mdx: and 295 more\n  b.mdx: title');
  });

  it('is never longer than a person reads, and counts what it leaves out', () => {
    const lines = reportOf(many(1640, (index) => problem(`src/content/ipc/${index + 1}.mdx`))).split('\n');
    expect(lines[0]).toBe('1640 problems in the content:');
    expect(lines).toHaveLength(62);
    expect(lines.at(-1)).toBe('  … and 1580 more problems in 1580 more files; mend these and check again');
  });

  it('can be shown on any terminal, whatever stood in the file', () => {
    const message = `says "\u001B[31m\u202E${'x'.repeat(1000)}\nnext"`;
    const report = reportOf([{ file: 'a\n.mdx', field: 'b\u0000', message }]);
    expect(report.split('\n')).toHaveLength(2);
    expect(report.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(report.length).toBeLessThan(400);
  });
});

it('the error of a build carries the report and no stack', () => {
  const error = new ContentError([problem('a.mdx', 3)]);
  expect(error.message).toBe('1 problem in the content:\n  a.mdx:3: title: is missing; add it');
  expect(error.stack).toBe('');
});
