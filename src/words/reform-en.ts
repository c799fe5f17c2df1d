/** What the pages on the reform say in English: how the BNS came into force, and what it changed. */
import type { ChangeListId } from './between-en.ts';

export const reformEn = {
  changes: {
    crumb: 'What changed',
    title: 'What the BNS Changed: New, Dropped, Raised, Lowered',
    description:
      'From the IPC to the BNS, counted from the tables: new and dropped sections, and every changed punishment, with the list behind each number.',
    heading: 'What the BNS changed',
    lead: (compared: number, changed: number) =>
      `${compared} sections of the IPC have a punishment and a successor in the BNS. In ${changed} of them the punishment is not the same. Each number below opens the list it was counted from.`,
    method:
      'Each part of a section is compared with the part that took its place. A section that borrows the punishment of another, as abetment does, is listed only where its own words changed.',
    show: 'Show the list',
    struckDown: (title: string) => `${title} (struck down before 2024)`,
    lists: {
      'new-sections': ['New sections', 'Nothing in the IPC stood in their place.'],
      'new-parts': ['New parts of sections', 'Sub-sections without a forerunner.'],
      dropped: ['Dropped', 'IPC sections that stood in the Code until 30 June 2024 and were not re-enacted.'],
      'dropped-parts': [
        'Dropped parts of sections',
        'What a section also punished and its successor does not.',
      ],
      longer: [
        'A heavier maximum',
        'The longest punishment went up, or the term of years that a court may give in place of life.',
      ],
      shorter: ['A lighter maximum', 'The longest punishment went down.'],
      minimum: ['A minimum added or raised', 'A prison sentence may not be shorter than this.'],
      'minimum-lowered': ['A minimum lowered', 'The least that a court may give is lower than before.'],
      'fine-up': ['A higher fine', 'The highest fine went up or lost its limit, or a fine was added.'],
      'fine-down': ['A lower fine', 'The highest fine went down or got a limit, or the fine went.'],
      'fine-minimum': ['A minimum fine', 'A fine may not be lower than the sum named.'],
      'fine-not-enough': [
        'A fine alone is no longer enough',
        'A court could leave it at a fine. Now prison is part of the sentence.',
      ],
      'fine-enough': [
        'A fine alone can be enough',
        'Prison was part of every sentence. Now a court may leave it at a fine.',
      ],
      'community-service': ['Community service', 'Unpaid work for the public became a punishment.'],
      merged: ['Merged', 'BNS sections that took in more than one section of the IPC.'],
    } as Readonly<Record<ChangeListId, readonly [heading: string, text: string]>>,
  },

  implementation: {
    crumb: 'Implementation',
    title: 'How the BNS Came Into Force: Dates and Exceptions',
    description:
      'From the first Bill of August 2023 to 1 July 2024: assent, notification and commencement of the BNS, and section 106(2), which is not in force.',
    heading: 'How the BNS came into force',
    lead: 'The dates that matter, the part that was held back, and what became of pending cases.',
    timeline: 'Timeline',
    exception: 'The exception: section 106(2)',
    exceptionText: [
      'The notification left out one sub-section: a heavier punishment for a driver who causes a death by rash and negligent driving and leaves without reporting it soon after. It is printed in the Act and is not law.',
      'Section 106(1)',
      ' applies to every such death.',
    ] as readonly [string, string, string],
    pending: 'Old offences and pending cases',
    pendingText: [
      'An offence before 1 July 2024 stays under the Indian Penal Code.',
      'Section 358',
      ' of the BNS says so, and the Constitution does not allow a punishment by a law that came later. What was pending on that day goes on under the old code of procedure; for the later steps of an old case the',
      'High Courts have differed',
      '.',
    ] as readonly [string, string, string, string, string],
    readNext: 'Read next',
    next: {
      whichLaw: ['Which law applies?', 'Check a date'],
      changes: ['What the BNS changed', 'New, dropped, raised, lowered'],
      toNew: ['IPC to BNS', 'Every old number and its new one'],
    } as Readonly<Record<'whichLaw' | 'changes' | 'toNew', readonly [title: string, text: string]>>,
  },

  /** In the order of the days: src/features/reform/timeline.ts. */
  timeline: {
    '2023-08-11': [
      'First Bill',
      'A Bill for a new code was introduced in the Lok Sabha and sent to a committee.',
    ],
    '2023-12-12': [
      'Second Bill',
      'The first Bill was withdrawn and a new one introduced. Lists made from the first Bill have other numbers.',
    ],
    '2023-12-20': ['Lok Sabha', 'The Lok Sabha passed the Bill.'],
    '2023-12-21': ['Rajya Sabha', 'The Rajya Sabha passed the Bill.'],
    '2023-12-25': ['Assent', 'The President gave assent. The Bill became Act 45 of 2023.'],
    '2024-02-23': [
      'Notification',
      'The Central Government named 1 July 2024 as the first day of the Act, except for section 106(2).',
    ],
    '2024-07-01': [
      'Commencement',
      'The BNS, with the new codes of procedure and evidence, came into force. The Indian Penal Code was repealed.',
    ],
  } as Readonly<Record<TimelineDay, readonly [title: string, text: string]>>,
};

export type TimelineDay =
  | '2023-08-11'
  | '2023-12-12'
  | '2023-12-20'
  | '2023-12-21'
  | '2023-12-25'
  | '2024-02-23'
  | '2024-07-01';

export type ReformWords = typeof reformEn;
