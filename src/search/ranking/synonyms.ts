/**
 * What the Acts call an everyday word that their titles avoid, by the key of its stem (`fold`), under which all its spellings
 * meet. A word for one section alone belongs among the keywords of that section's file.
 */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['beat', ['hurt', 'cruelty', 'assault']],
  ['fake', ['false', 'forged', 'counterfeit']],
  ['kill', ['murder', 'death']],
  ['mad', ['unsound']],
  ['saja', ['punishment', 'दंड']],
  ['steal', ['theft']],
  ['tief', ['theft']],
]);
