import { acts, otherAct } from '@/lib/law/acts.ts';
import type { ShareCard } from '@/lib/page-register.ts';
import { isWhollyNew, referencesOf, type Section } from './model/section.ts';

function punishmentOf({ rows }: Section): string | undefined {
  const punishments = new Set(rows.map(({ punishment }) => punishment));
  const [only] = punishments;
  return punishments.size > 1 ? `${punishments.size} kinds, depending on the case` : only;
}

/** What a link preview says of a section: its number, its punishment, and its number in the other Act. */
export function shareCardOf(section: Section): Omit<ShareCard, 'caption'> {
  const punishment = punishmentOf(section);
  const counterpart = isWhollyNew(section) ? 'None: it is new' : referencesOf(section).join(', ');
  return {
    figure: section.number,
    title: section.title,
    facts: [
      ...(punishment ? [{ name: 'Punishment', value: punishment }] : []),
      ...(counterpart ? [{ name: `In the ${acts[otherAct(section.act)].short}`, value: counterpart }] : []),
    ],
  };
}
