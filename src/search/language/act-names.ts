import type { Act } from '@/lib/law/acts.ts';

/** What the two Acts of the guide are called, in small letters. A longer name stands before a shorter one that it contains. */
export const GUIDE_ACTS: readonly (readonly [RegExp, Act])[] = [
  [
    /indian penal code|\bi[. ]?p[. ]?c\b\.?|भारतीय द[ंण]्?ड संहिता|भा\.? ?द[ं]?\.? ?(?:सं|स|वि)\.?|आईपीसी|ताज़?ीरात-? ?ए?-? ?हिंद|\bbhad[av]*[vs]i?\b/g,
    'ipc',
  ],
  [
    /bh?arat[iy]+a? nyaya? sanhita|\bb[. ]?n[. ]?s\b\.?|भारतीय न्याय संहिता|भा\.? ?न्या\.? ?सं\.?|बी\.? ?एन\.? ?एस\.?/g,
    'bns',
  ],
];
