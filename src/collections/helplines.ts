/** Numbers that are free to call anywhere in India. */
export const HELPLINES = {
  '112': 'Emergency: police, fire, ambulance',
  '181': 'Women’s helpline',
  '1098': 'Child helpline',
  '14416': 'Tele-MANAS, mental health support',
} as const;

export type Helpline = keyof typeof HELPLINES;
