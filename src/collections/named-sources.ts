/** Sources that an entry may name by a key. */

interface Source {
  name: string;
  url?: string;
}

const INDIA_CODE = 'https://www.indiacode.nic.in/';

export const SOURCES = {
  'ipc-act': { name: 'Indian Penal Code, 1860 (Act 45 of 1860), India Code', url: INDIA_CODE },
  'bns-act': { name: 'Bharatiya Nyaya Sanhita, 2023 (Act 45 of 2023), India Code', url: INDIA_CODE },
  'crpc-schedule': {
    name: 'Code of Criminal Procedure, 1973, First Schedule and section 320',
    url: INDIA_CODE,
  },
  'bnss-schedule': {
    name: 'Bharatiya Nagarik Suraksha Sanhita, 2023, First Schedule and section 359',
    url: INDIA_CODE,
  },
  'dowry-prohibition-act': { name: 'Dowry Prohibition Act, 1961 (Act 28 of 1961)', url: INDIA_CODE },
  'mental-healthcare-act': { name: 'Mental Healthcare Act, 2017 (Act 10 of 2017)', url: INDIA_CODE },
  'amendment-1983-43': { name: 'Criminal Law (Amendment) Act, 1983 (Act 43 of 1983)', url: INDIA_CODE },
  'amendment-1983-46': {
    name: 'Criminal Law (Second Amendment) Act, 1983 (Act 46 of 1983)',
    url: INDIA_CODE,
  },
  'amendment-1986-43': { name: 'Dowry Prohibition (Amendment) Act, 1986 (Act 43 of 1986)', url: INDIA_CODE },
  'amendment-2013-13': { name: 'Criminal Law (Amendment) Act, 2013 (Act 13 of 2013)', url: INDIA_CODE },
  'amendment-2018-22': { name: 'Criminal Law (Amendment) Act, 2018 (Act 22 of 2018)', url: INDIA_CODE },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof SOURCES;
