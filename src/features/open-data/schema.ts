/** The shape of the open data. The published JSON Schemas are made from it, and a test holds every file against them. */
import { z } from 'zod';
import { COMPOUNDING, CONFIDENCES, IPC_STATUSES, RELATIONS } from '@/collections/fact-tables.ts';
import { EXAMPLE_KINDS } from '@/collections/law-section.ts';
import { ACTS } from '@/lib/law/acts.ts';

/** Raised by one before the point when a field goes or changes its meaning, after it when one or a value is added. */
export const SCHEMA_VERSION = '1.2';

const act = z.enum(ACTS);
const reference = z.string().describe('A section or sub-section: 304B, 318(4)');
const triState = z.enum(['yes', 'no', 'depends']);

const offence = z.strictObject({
  reference,
  offence: z.string().describe('As the First Schedule of the procedure code names it'),
  punishment: z.string(),
  cognizable: triState.describe('Whether police may arrest without a warrant'),
  bailable: triState.describe('Whether bail is a right'),
  court: z.string().describe('The court that tries it'),
  compoundable: z
    .enum(['no', ...COMPOUNDING])
    .describe('Who may settle it; depends: as for the main offence (CrPC 320(3), BNSS 359(3))'),
  note: z.string().optional(),
});

const counterpart = z.strictObject({
  own: reference,
  others: z.array(reference).describe('In the other Act; empty where there is none'),
  relation: z.enum([...RELATIONS, 'new']),
  confidence: z
    .enum(CONFIDENCES)
    .describe('medium: it lives on only in part or in another form; read it as the nearest equivalent'),
  note: z.string().optional(),
});

const sectionRecord = z.strictObject({
  act,
  number: z.string().describe('Text, for it may carry a letter: 304B'),
  title: z.string().describe('The official heading'),
  chapter: z.strictObject({ number: z.string().describe('Roman'), title: z.string() }),
  status: z
    .enum([...IPC_STATUSES, 'in force'])
    .describe('For the IPC, where the section stood on its last day, 30 June 2024'),
  description: z.string().describe('What the section is, in our own words'),
  offences: z.array(offence).describe('Empty for a section that punishes nothing itself'),
  counterparts: z.array(counterpart),
  elements: z.array(z.string()).describe('What must be proved; ** around key words'),
  explanation: z.string().describe('Markdown, in our own words'),
  examples: z.array(z.strictObject({ shows: z.enum(EXAMPLE_KINDS), text: z.string() })),
  cases: z.array(z.strictObject({ name: z.string(), citation: z.string(), url: z.url() })),
  amendments: z.array(z.strictObject({ year: z.int(), act: z.string().optional(), description: z.string() })),
  related: z.array(z.string()).describe('Numbers of sections of the same Act'),
  keywords: z.array(z.string()).describe('What people call it, in English, Hindi and Hinglish'),
  sources: z.array(z.strictObject({ name: z.string(), url: z.url().optional() })),
  reviewed: z.iso.date(),
  url: z.url(),
});

const bridgeRecord = z.strictObject({
  act,
  number: z.string(),
  title: z.string(),
  counterparts: z.array(counterpart),
  punishmentChanged: z
    .boolean()
    .nullable()
    .describe(
      'Limb by limb; a limb without a counterpart of the same punishment counts. Null where one of the two has no row in the Schedule of its procedure code',
    ),
  url: z.url(),
});

const termRecord = z.strictObject({
  term: z.string().describe('As it is said: Cognizable offence'),
  hindi: z.string().describe('In Hindi, the word of the statute in brackets where it is another'),
  description: z.string().describe('What it means, in one or two sentences'),
  subject: z.string(),
  ipc: z.array(reference).describe('IPC sections where it matters most'),
  bns: z.array(reference).describe('BNS sections where it matters most'),
  keywords: z.array(z.string()).describe('What people type, in English, Hindi and Hinglish'),
  reviewed: z.iso.date(),
  url: z.url(),
});

/** What stands around the records of every file. */
const envelope = {
  version: z.literal(SCHEMA_VERSION),
  updated: z.iso.date().describe('The latest day on which a record was checked'),
  licence: z
    .strictObject({ name: z.string(), url: z.url() })
    .optional()
    .describe('Missing while the terms of use are not settled'),
  provenance: z.string(),
};

const sectionFile = z.strictObject({ ...envelope, section: sectionRecord });
const sectionsFile = z.strictObject({ ...envelope, sections: z.array(sectionRecord) });
const bridgeFile = z.strictObject({ ...envelope, correspondence: z.array(bridgeRecord) });
const glossaryFile = z.strictObject({ ...envelope, terms: z.array(termRecord) });

/** A section as the open data has it: the answers of the tables and the words of its file. */
export type SectionRecord = z.infer<typeof sectionRecord>;
/** A section with its counterparts. */
export type BridgeRecord = z.infer<typeof bridgeRecord>;
/** A word of the law. */
export type TermRecord = z.infer<typeof termRecord>;

/** The published schemas, by the name in their address: `/data/schema/sections.json`. */
export const SCHEMAS = {
  section: sectionFile,
  sections: sectionsFile,
  correspondence: bridgeFile,
  glossary: glossaryFile,
} as const;
