import type { Verdict } from './rule.ts';

/** The name of the template that answers a verdict: `bns bnss true`. */
export const verdictKey = ({ act, procedure, notInForce }: Verdict): string =>
  `${act} ${procedure} ${notInForce}`;
