import { getWritten } from '@/features/law/model/queries.ts';
import type { Language } from '@/lib/languages.ts';
import type { Act } from '@/lib/law/acts.ts';
import { getBridges, getHindiPairs, getPairs, type Pair } from './queries.ts';

/** Every section of an Act with its bridge, and the page of the pair where there is one. */
export async function bridgePaths(act: Act, language: Language = 'en') {
  const pairs = await getPairs(language);
  const compareByNumber = new Map(
    act === 'ipc'
      ? pairs.map(({ ipc, href }) => [ipc.number, href])
      : pairs.map(({ bns, href }) => [bns.number, href]),
  );
  return (await getBridges(act, language)).map((bridge) => {
    const { number } = bridge.section;
    return { params: { number }, props: { bridge, compare: compareByNumber.get(number) } };
  });
}

/** The bridges of the sections of an Act that are written in Hindi. */
export async function hindiBridgePaths(act: Act) {
  const written = await getWritten(act);
  return (await bridgePaths(act, 'hi')).filter(({ params }) => written.has(params.number));
}

const pathOf = (pair: Pair) => ({
  params: { ipc: `ipc-${pair.ipc.number}`, bns: `bns-${pair.bns.number}` },
  props: { pair },
});

export const comparePaths = async () => (await getPairs()).map(pathOf);

/** The pairs of which both sections are written in Hindi. */
export const hindiComparePaths = async () => (await getHindiPairs()).map(pathOf);
