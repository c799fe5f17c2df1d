/** The sections readers look up most (specification, section 9). */
export const COMMONLY_SEARCHED: readonly string[] = [
  '302',
  '304B',
  '307',
  '354',
  '376',
  '420',
  '498A',
  '499',
];
