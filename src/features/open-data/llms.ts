import { site } from '@/config/site.ts';
import { acts } from '@/lib/law/acts.ts';

/** What a program that reads the site for a person needs to know, as llmstxt.org describes it. */
export function llmsText(origin: URL | undefined): string {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${new URL(path, origin).href}): ${about}`;
  return `# ${site.name}

> A public guide to Indian criminal law in plain words: the ${acts.ipc.name}, ${acts.ipc.year} (${acts.ipc.inForce}) and the ${acts.bns.name}, ${acts.bns.year} (${acts.bns.inForce}), and which section of one is which of the other.

The IPC governs offences before 1 July 2024, the BNS those from that day on. The same number names different law in the two Acts, so name the Act with the number. Every section page has the same content as Markdown (add .md to its address) and as data (add .json). It is information, not legal advice; State amendments are left out.

## Sections

${link('IPC 420 as Markdown', '/ipc-section/420.md', 'the form of every IPC address, 575 of them')}
${link('BNS 318 as Markdown', '/bns-section/318.md', 'the form of every BNS address, 358 of them')}
${link('All IPC sections', '/ipc/sections', 'the whole table of contents')}
${link('All BNS sections', '/bns/sections', 'the whole table of contents')}

## Between the two laws

${link('IPC to BNS', '/ipc-to-bns', 'old number, new number, what changed')}
${link('BNS to IPC', '/bns-to-ipc', 'the same the other way')}
${link('Which law applies', '/which-law-applies', 'how the date of the offence decides')}

## Offences by question

${link('Offence lists', '/offences', 'bailable, cognizable, compoundable, by court and by punishment, both laws with counts')}
${link('Non-bailable offences under the BNS', '/offences/bns/non-bailable', 'the form of a list; add .csv to its address for the rows')}
${link('Glossary', '/glossary', 'what the words of the law mean, each with its Hindi; /data/glossary.json has them all')}
${link('Find offences', '/offences/find?act=bns&bail=no&court=session', 'several answers at once')}

## Data

${link('Open data', '/data', 'JSON, CSV and JSON Schema, version and licence')}
${link('IPC', '/data/ipc.json', 'every section')}
${link('BNS', '/data/bns.json', 'every section')}

## Optional

${link('Decisions', '/resources/cases', 'what the courts decided, with citations')}
${link('Guides', '/resources/guides', 'everyday legal matters step by step')}
${link('Corrections', '/corrections', 'what the first plan of this guide listed, and what the Acts say')}
`;
}
