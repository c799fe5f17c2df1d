/**
 * Errors for editors. A collection never throws a stack trace at the person who wrote a file: it collects every
 * problem of every file and fails once, each line naming the file, the field and what to do about it.
 */
import type { z } from 'astro/zod';

export interface Problem {
  file: string;
  /** Dotted path in the front matter, `body` for the text below it, `file` for the file itself. */
  field: string;
  /** What is wrong and how to mend it, as one sentence. */
  message: string;
}

export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, field, message }) => `  ${file}: ${field}: ${message}`);
    super(
      `${problems.length} problem${problems.length === 1 ? '' : 's'} in the content:\n${lines.join('\n')}`,
    );
    this.name = 'ContentError';
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
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `is ${String(issue.input).length} characters long; shorten it to ${issue.maximum} or fewer`
        : `has more than ${issue.maximum} items; remove some`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty or too short; write it, or remove the field';
      return `needs at least ${issue.minimum} item${issue.minimum === 1 ? '' : 's'}; add some`;
    default:
      return issue.message;
  }
}

/** Turns the refusals of a schema into problems of one file. Fields the schema does not know become one each. */
export function problemsOf(file: string, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => {
    const at = issue.path.map(String);
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    return fields.map((path) => ({ file, field: path.join('.') || 'front matter', message: explain(issue) }));
  });
}
