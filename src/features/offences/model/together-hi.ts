import { HINDI_FIELDS } from '@/words/finder-hi.ts';
import type { TogetherWords } from './together-en.ts';

const SUBJECTS = { bail: 'ज़मानत', arrest: 'गिरफ़्तारी', settlement: 'समझौता' } as const;

/** What is left open. */
const THAT = {
  bail: 'ज़मानत मिलेगी या नहीं',
  arrest: 'बिना वारंट गिरफ़्तारी हो सकती है या नहीं',
  settlement: 'समझौता हो सकता है या नहीं',
} as const;

const are = (count: number): string => (count > 1 ? 'हैं' : 'है');

export const togetherHi: TogetherWords = {
  locale: 'hi-IN',
  subjects: { ...SUBJECTS, court: 'सबसे ऊँची अदालत', heaviest: 'सबसे बड़ी सज़ा', beside: 'इनके साथ' },
  depends: (question, named) => `${named} में ${THAT[question]}, यह मुख्य अपराध से तय होता है।`,
  mixed: (question, named) =>
    `${named} में ${THAT[question]}, यह इससे तय होता है कि धारा का कौन-सा मामला आरोप में है।`,
  bail: {
    no: (named, count) => `अधिकार नहीं, क्योंकि ${named} ग़ैर-ज़मानती ${are(count)}: अदालत तय करेगी।`,
    alone: (named) => `सिर्फ़ ${named} होता, तो ज़मानत अधिकार होती।`,
    some: (named) => `${named} में अधिकार है।`,
    all: 'अधिकार है: ये सब अपराध ज़मानती हैं।',
  },
  arrest: {
    yes: (named, count) => `पुलिस को वारंट की ज़रूरत नहीं, क्योंकि ${named} संज्ञेय ${are(count)}।`,
    some: (named) => `${named} में वारंट ज़रूरी है।`,
    none: 'पुलिस को वारंट चाहिए: इनमें से कोई अपराध संज्ञेय नहीं है।',
  },
  settlement: {
    no: (named) => `${named} में समझौता नहीं हो सकता।`,
    harmed: (named) => `${named} में पीड़ित व्यक्ति समझौता कर सकता है।`,
    permission: (named) => `${named} में अदालत की अनुमति से समझौता हो सकता है।`,
  },
  court: (court, named) => `${HINDI_FIELDS.court.choices[court]}, ${named} के लिए।`,
  heaviest: (punishment, name) => `${punishment} (${name})।`,
  beside: (named) => `${named} की अपनी कोई सज़ा नहीं है।`,
  assumed: (act) =>
    `किसी क़ानून का नाम नहीं लिखा है, इसलिए ये नंबर ${act} के माने गए। कोई और क़ानून हो, तो उसका नाम साथ में लिखें।`,
  missing: (named) => `ऐसी कोई धारा नहीं है: ${named}।`,
  others: (named) => `${named} की धाराएँ इस गाइड में नहीं हैं, और उनसे हर जवाब बदल सकता है।`,
  rests: 'पहली अनुसूचियाँ हर धारा के बारे में यही कहती हैं। ज़मानत, आरोप और सज़ा पर फ़ैसला सिर्फ़ अदालत करती है।',
};
