/** Takes a Markdown file apart: the fields between the two lines of `---`, and the text below them. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { Finding } from './problems.ts';

export interface FrontMatter {
  /** What the YAML says, not checked yet. */
  data: unknown;
  /** The Markdown below, without blank lines around it. */
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** The line of the file on which a field stands: `relatedSections.1`. Of a missing field, where its group begins. */
  lineOf: (field: string) => number | undefined;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;
/** The first line of the file is the opening "---". */
const LINES_ABOVE = 1;

/** What the parser's codes mean to somebody who does not know YAML. */
const IN_PLAIN_WORDS: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab stands where spaces belong; indent with two spaces',
  DUPLICATE_KEY: 'the same field stands twice; keep one of them and mend the YAML there',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it needs quotation marks around it',
  BAD_SCALAR_START: 'a text that begins with this sign needs quotation marks around it',
  TAG_RESOLVE_FAILED: 'a text that begins with "!" needs quotation marks around it',
};

const ALIAS = 'a value that begins with "&" or "*" is read as a reference; put it in quotation marks';

const lineBreaksIn = (text: string): number => text.match(/\n/g)?.length ?? 0;

/** Where a field stands in the YAML. Follows the dotted path as far as it goes. */
function offsetOf(document: Document, field: string): number | undefined {
  let node: unknown = document.contents;
  let found: number | undefined;
  for (const step of field.split('.')) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (isNode(pair?.key)) found = pair.key.range?.[0];
      next = pair?.value;
    } else if (isSeq(node)) {
      next = node.items[Number(step)];
      if (isNode(next)) found = next.range?.[0];
    }
    if (next === undefined) break;
    node = next;
  }
  return found;
}

/** Aliases let a few lines stand for millions of values, and no field here needs one. */
function aliasOffsets(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || ('anchor' in node && node.anchor)) offsets.push(node.range?.[0] ?? 0);
    },
  });
  return offsets;
}

/** Parses the YAML of one file or of a JSON table, so that lines can be named. */
export function parseFields(yaml: string, linesAbove = 0) {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + linesAbove;
  const lineOf = (field: string): number | undefined => {
    const offset = offsetOf(document, field);
    return offset === undefined ? undefined : lineAt(offset);
  };
  return { document, lineAt, lineOf };
}

/**
 * Splits a file into front matter and body. Where it cannot be read, the findings say which line is at fault.
 * Throws a RangeError for groups inside groups by the thousand, which end the parser's stack.
 */
export function parseFrontMatter(text: string): FrontMatter | { findings: Finding[] } {
  const [, yaml, below] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined || below === undefined) {
    const message = 'is missing; start the file with "---", the fields, and "---" again';
    return { findings: [{ field: 'front matter', message }] };
  }
  const finding = (message: string, line?: number): Finding => ({ field: 'front matter', line, message });
  const { document, lineAt, lineOf } = parseFields(yaml, LINES_ABOVE);
  const complaints = [...document.errors, ...document.warnings];
  const tooDeep = complaints.find(({ message }) => message.includes('call stack'));
  if (tooDeep) throw new RangeError(tooDeep.message);
  const findings = [
    ...complaints.map(({ code, message, pos }) =>
      finding(IN_PLAIN_WORDS[code] ?? `${message}; mend the YAML there`, lineAt(pos[0])),
    ),
    ...aliasOffsets(document).map((offset) => finding(ALIAS, lineAt(offset))),
  ];
  if (findings.length > 0) return { findings };
  const body = below.trim();
  const above = text.slice(0, text.length - below.trimStart().length);
  return { data: document.toJS() ?? {}, body, bodyLine: lineBreaksIn(above) + 1, lineOf };
}
