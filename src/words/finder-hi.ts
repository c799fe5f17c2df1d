/** What the finder of offences and the lines of the lists say in Hindi. */
import type { FieldName } from '@/features/offences/model/fields.ts';
import type { FinderWords } from './finder-en.ts';

/** Questions of the form with their answers, by the values of src/features/offences/model/fields.ts. */
export const HINDI_FIELDS: Readonly<
  Record<FieldName, { label: string; choices: Readonly<Record<string, string>> }>
> = {
  bail: {
    label: 'ज़मानत',
    choices: {
      yes: 'अधिकार है (ज़मानती)',
      no: 'अदालत तय करेगी (ग़ैर-ज़मानती)',
      depends: 'शर्त पर निर्भर',
    },
  },
  arrest: {
    label: 'गिरफ़्तारी',
    choices: {
      yes: 'बिना वारंट भी (संज्ञेय)',
      no: 'वारंट ज़रूरी (असंज्ञेय)',
      depends: 'शर्त पर निर्भर',
    },
  },
  court: {
    label: 'किस अदालत में सुनवाई',
    choices: {
      session: 'सेशन न्यायालय',
      'first-class': 'प्रथम श्रेणी मजिस्ट्रेट',
      'any-magistrate': 'कोई भी मजिस्ट्रेट',
      'main-offence': 'दूसरे अपराध की अदालत',
      'where-committed': 'वही अदालत, जिसमें अपराध हुआ',
    },
  },
  settlement: {
    label: 'क्या समझौता हो सकता है?',
    choices: {
      yes: 'हाँ (शमनीय)',
      harmed: 'हाँ, पीड़ित व्यक्ति कर सकता है',
      permission: 'हाँ, अदालत की अनुमति से',
      no: 'नहीं (अशमनीय)',
      depends: 'शर्त पर निर्भर',
    },
  },
  longest: {
    label: 'सबसे लंबी सज़ा',
    choices: {
      death: 'मृत्युदंड',
      life: 'आजीवन कारावास',
      '14-years': '10 साल से ज़्यादा, 14 साल तक',
      '10-years': '7 साल से ज़्यादा, 10 साल तक',
      '7-years': '3 साल से ज़्यादा, 7 साल तक',
      '3-years': '2 साल से ज़्यादा, 3 साल तक',
      '2-years': '6 महीने से ज़्यादा, 2 साल तक',
      '6-months': '6 महीने तक',
      fine: 'सिर्फ़ जुर्माना',
      'community-service': 'सामुदायिक सेवा',
      forfeiture: 'संपत्ति की ज़ब्ती',
      'main-offence': 'वही सज़ा, जो दूसरे अपराध की है',
    },
  },
  shortest: {
    label: 'कम से कम क़ैद',
    choices: {
      any: 'कोई भी न्यूनतम सज़ा',
      '1': 'कम से कम 1 साल',
      '2': 'कम से कम 2 साल',
      '3': 'कम से कम 3 साल',
      '5': 'कम से कम 5 साल',
      '7': 'कम से कम 7 साल',
      '10': 'कम से कम 10 साल',
      '20': 'कम से कम 20 साल',
    },
  },
  change: {
    label: 'पुराना क़ानून, नया क़ानून',
    choices: {
      new: 'BNS में नया',
      dropped: 'BNS में नहीं आया',
      raised: 'सज़ा बढ़ी',
      lowered: 'सज़ा घटी',
    },
  },
};

const sentence = new Intl.ListFormat('hi');

export const finderHi: FinderWords = {
  marks: {
    bail: {
      yes: ['ज़मानती', 'ज़मानत अधिकार है'],
      no: ['ग़ैर-ज़मानती', 'ज़मानत अदालत तय करती है'],
      depends: ['ज़मानत मुख्य अपराध के अनुसार', 'ज़मानत मुख्य अपराध के अनुसार है'],
    },
    arrest: {
      yes: ['बिना वारंट भी गिरफ़्तारी', 'पुलिस बिना वारंट गिरफ़्तार कर सकती है'],
      no: ['गिरफ़्तारी के लिए वारंट ज़रूरी', 'गिरफ़्तारी के लिए पुलिस को वारंट चाहिए'],
      depends: ['गिरफ़्तारी शर्त पर निर्भर', 'गिरफ़्तारी मुख्य अपराध के अनुसार है'],
    },
    settlement: {
      harmed: ['समझौता हो सकता है', 'पीड़ित व्यक्ति समझौता कर सकता है'],
      permission: ['अदालत की अनुमति से समझौता', 'समझौते के लिए अदालत की अनुमति चाहिए'],
      no: ['समझौता नहीं', 'समझौता नहीं हो सकता'],
      depends: ['समझौता मुख्य अपराध के अनुसार', 'समझौता मुख्य अपराध के अनुसार है'],
    },
    court: {
      session: ['सेशन न्यायालय', 'सुनवाई सेशन न्यायालय में होती है'],
      'first-class': ['प्रथम श्रेणी मजिस्ट्रेट', 'सुनवाई प्रथम श्रेणी मजिस्ट्रेट के सामने होती है'],
      'any-magistrate': ['कोई भी मजिस्ट्रेट', 'सुनवाई कोई भी मजिस्ट्रेट कर सकता है'],
      'main-offence': ['दूसरे अपराध की अदालत', 'सुनवाई दूसरे अपराध की अदालत में होती है'],
      'where-committed': ['वही अदालत, जहाँ अपराध हुआ', 'मामला वही अदालत देखती है, जिसमें अपराध हुआ'],
    },
  },
  joined: (texts) => sentence.format(texts),
  sameAs: 'यानी:',
  field: (name) => HINDI_FIELDS[name].label,
  choice: (name, value) => HINDI_FIELDS[name].choices[value] ?? '',

  noAnswer: (given, label) => `${given} “${label}” का जवाब नहीं है, इसलिए छोड़ दिया गया।`,
  law: 'क़ानून',
  chapter: 'अध्याय',
  otherChapter: (chapterOf, act) => `अध्याय ${chapterOf} का है, इसलिए ${act} छोड़ दी गई।`,
  firstLetters: (count) => `शब्दों के सिर्फ़ पहले ${count} अक्षर खोजे गए।`,
  theChapter: 'अध्याय',

  counted: (count) => `${count} अपराध`,
  show: 'दिखाएँ',
  showCounted: (counted) => `${counted} दिखाएँ`,
  print: 'प्रिंट करें',
  download: 'CSV में लें',
  loading: 'अपराधों की सूची आ रही है…',
  failed: 'सूची नहीं आ सकी। “दिखाएँ” दबाकर फिर कोशिश करें, या नीचे की सूचियाँ देखें।',
  common: (usual) => `। जहाँ कुछ और न लिखा हो, वहाँ ${usual}।`,
  choose: 'कोई जवाब चुनें, या अपराध का कोई शब्द लिखें।',
  nothingFits: 'इन सब जवाबों वाला कोई अपराध नहीं है।',
  without: (what, count) => `${what} को हटाकर: ${count}`,
  searchGuide: (words) => `पूरी गाइड में “${words}” खोजें`,
  again: 'फिर से शुरू करें',
};
