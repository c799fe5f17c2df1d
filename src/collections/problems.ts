/**
 * Errors for editors. Nothing here throws a stack trace at the person who wrote a file: every problem of every file is
 * collected and told at once, each line naming the file, the line, the field and what to do about it.
 */
import type { z } from 'astro/zod';

/** What is wrong in a file that is being read. */
export interface Finding {
  /** Dotted path in the front matter, `body` for the text below it, `file` for the file itself. */
  field: string;
  /** What is wrong and how to mend it, as one sentence. */
  message: string;
  /** Counted from 1 in the whole file; left out where no line is at fault. */
  line?: number | undefined;
}

export interface Problem extends Finding {
  /** From the project's root: `src/content/ipc/420.mdx`. */
  file: string;
}

/** A report is read by a person: so many lines of it at most, and so many for one file. */
const REPORT_LINES = 60;
const LINES_PER_FILE = 6;
/** What an editor wrote may be quoted in a message, and may be anything. */
const MESSAGE_LENGTH = 300;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** One line that a terminal can show, whatever stood in the file. */
function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return plain.length > MESSAGE_LENGTH ? `${plain.slice(0, MESSAGE_LENGTH)}…` : plain;
}

const written = ({ file, line, field, message }: Problem): string =>
  `  ${oneLine(file)}${line === undefined ? '' : `:${line}`}: ${oneLine(field)}: ${oneLine(message)}`;

/** Whether a file as a whole is at fault: missing, not read, in the wrong place. It explains what is wrong elsewhere. */
const isWholeFile = ({ field, line }: Problem): boolean => field === 'file' && line === undefined;

/** Whole files first, then in the order of the files, numbers as numbers, and down each file. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const byFile = new Intl.Collator('en', { numeric: true });
  return problems.toSorted(
    (a, b) =>
      Number(isWholeFile(b)) - Number(isWholeFile(a)) ||
      byFile.compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}

/**
 * The report on problems, one line each. Of a file with very many the first ones are shown, of very many files the
 * first ones; what is left out is counted.
 */
export function reportOf(problems: readonly Problem[]): string {
  const files = [...Map.groupBy(inOrder(problems), ({ file }) => file)];
  const lines: string[] = [];
  let shownFiles = 0;
  let told = 0;
  for (const [file, own] of files) {
    if (lines.length >= REPORT_LINES) break;
    const shown = own.length > LINES_PER_FILE ? own.slice(0, LINES_PER_FILE - 1) : own;
    lines.push(...shown.map(written));
    if (shown.length < own.length) lines.push(`  ${file}: and ${own.length - shown.length} more`);
    shownFiles += 1;
    told += own.length;
  }
  if (shownFiles < files.length) {
    const rest = `${counted(problems.length - told, 'more problem')} in ${counted(files.length - shownFiles, 'more file')}`;
    lines.push(`  … and ${rest}; mend these and check again`);
  }
  return `${counted(problems.length, 'problem')} in the content:\n${lines.join('\n')}`;
}

/** Thrown once for all that is wrong. Its message is the whole report, so it has no stack: nothing in the code is at fault. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(reportOf(problems));
    this.name = 'ContentError';
    this.stack = '';
    this.problems = problems;
  }
}

type Issue = z.core.$ZodIssue;

const TYPE_NAMES: Record<string, string> = {
  string: 'text (put it in quotation marks)',
  array: 'a list (one item per line, each starting with "- ")',
  object: 'a group of fields',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  date: 'a date such as 2026-11-20',
};

function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing; add it';
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `is not a field of this collection; remove it or correct its spelling`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing; add it';
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      if (issue.origin === 'string')
        return `is ${String(issue.input).length} characters long; shorten it to ${issue.maximum} or fewer`;
      if (issue.origin === 'array') return `has more than ${issue.maximum} items; remove some`;
      return `is ${String(issue.input)}; the most it can be is ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty or too short; write it, or remove the field';
      if (issue.origin === 'array')
        return `needs at least ${issue.minimum} item${issue.minimum === 1 ? '' : 's'}; add some`;
      return `is ${String(issue.input)}; the least it can be is ${issue.minimum}`;
    default:
      return issue.message;
  }
}

type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** Whether a form was not meant at all: it wants text where there is a group of fields, or the other way round. */
const isOtherForm = ({ code, path, input }: Issue): boolean =>
  path.length === 0 && (code === 'invalid_type' || (code === 'invalid_value' && typeof input === 'object'));

/** Of a value that may have one of several forms: what is wrong with it in the form that was meant. */
function issuesOfUnion({ errors, path, options, message }: UnionIssue & { options?: unknown[] }): Issue[] {
  if (options)
    return [{ code: 'custom', path, message: `must be one of: ${options.map(String).join(', ')}` }];
  const meant = errors.find((issues) => !issues.some(isOtherForm)) ?? errors[0];
  if (!meant) return [{ code: 'custom', path, message }];
  return meant.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

/**
 * Turns the refusals of a schema into findings. Fields the schema does not know become one each.
 * @param whole what a finding about no single field is said of
 */
export function findingsOf(error: z.ZodError, whole = 'front matter'): Finding[] {
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? issuesOfUnion(issue) : [issue],
  );
  return issues.flatMap((issue) => {
    const at = issue.path.map(String);
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    return fields.map((path) => ({ field: path.join('.') || whole, message: explain(issue) }));
  });
}
