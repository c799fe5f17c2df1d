/** Numbers that are free to call anywhere in India. */
export const HELPLINES = {
  '112': 'Emergency: police, fire, ambulance',
  '181': 'Women’s helpline',
  '1098': 'Child helpline',
  '14416': 'Tele-MANAS, mental health support',
} as const;

type HelplineNumber = keyof typeof HELPLINES;

export const HELPLINE_NUMBERS = Object.keys(HELPLINES) as [HelplineNumber, ...HelplineNumber[]];

export interface Helpline {
  number: HelplineNumber;
  /** Who answers: "Women’s helpline". */
  name: string;
}

/** The numbers with who answers, in the order given. */
export const helplinesOf = (numbers: readonly HelplineNumber[]): Helpline[] =>
  numbers.map((number) => ({ number, name: HELPLINES[number] }));
