/** How the BNS came into force. Sources: the Gazette of India; notification S.O. 850(E). */
interface TimelineEvent {
  /** ISO date. */
  date: string;
  title: string;
  text: string;
}

export const timeline: readonly TimelineEvent[] = [
  {
    date: '2023-08-11',
    title: 'First Bill',
    text: 'A Bill for a new code was introduced in the Lok Sabha and sent to a committee.',
  },
  {
    date: '2023-12-12',
    title: 'Second Bill',
    text: 'The first Bill was withdrawn and a new one introduced. Lists made from the first Bill have other numbers.',
  },
  { date: '2023-12-20', title: 'Lok Sabha', text: 'The Lok Sabha passed the Bill.' },
  { date: '2023-12-21', title: 'Rajya Sabha', text: 'The Rajya Sabha passed the Bill.' },
  { date: '2023-12-25', title: 'Assent', text: 'The President gave assent. The Bill became Act 45 of 2023.' },
  {
    date: '2024-02-23',
    title: 'Notification',
    text: 'The Central Government named 1 July 2024 as the first day of the Act, except for section 106(2).',
  },
  {
    date: '2024-07-01',
    title: 'Commencement',
    text: 'The BNS, with the new codes of procedure and evidence, came into force. The Indian Penal Code was repealed.',
  },
];
