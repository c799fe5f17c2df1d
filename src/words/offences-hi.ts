/** What the pages of the lists of offences say in Hindi. */
import { HINDI_LISTS } from './offence-lists-hi.ts';
import type { OffencesWords } from './offences-en.ts';

const NAMES = { ipc: 'भारतीय दंड संहिता', bns: 'भारतीय न्याय संहिता' } as const;

/** The questions of the lists, by their heading in the definitions. */
const GROUPS: Readonly<Record<string, string>> = {
  Bail: 'ज़मानत',
  Arrest: 'गिरफ़्तारी',
  Settlement: 'समझौता',
  Court: 'अदालत',
  Punishment: 'सज़ा',
  'Old law, new law': 'पुराना क़ानून, नया क़ानून',
};

export const offencesHi: OffencesWords = {
  list: ({ slug }, act) => {
    const found = HINDI_LISTS[slug];
    if (!found) throw new Error(`The list "${slug}" has no Hindi in src/words/offence-lists-hi.ts; add it.`);
    const of = (text: string | Readonly<Record<'ipc' | 'bns', string>>) =>
      (typeof text === 'string' ? text : text[act]).replace('{law}', act.toUpperCase());
    return { ...found, heading: of(found.heading), meaning: of(found.meaning) };
  },
  group: (heading) => {
    const found = GROUPS[heading];
    if (!found) throw new Error(`"${heading}" has no Hindi in src/words/offences-hi.ts; add it.`);
    return found;
  },
  counted: (count) => `${count} अपराध`,
  countedMore: (count) => `${count} और अपराधों`,
  inSections: (count, sections) => `${sections} ${sections === 1 ? 'धारा' : 'धाराओं'} में ${count} अपराध`,
  isNew: 'नया',
  notInTheBns: 'BNS में नहीं',

  crumb: 'अपराध',
  index: {
    title: 'ज़मानत, गिरफ़्तारी, अदालत और सज़ा के अनुसार अपराध',
    description:
      'कौन-से अपराध ज़मानती, संज्ञेय या शमनीय हैं, किस अदालत में सुनवाई होती है और सज़ा क्या है: IPC और BNS की सूचियाँ, गिनती के साथ।',
    heading: 'ज़मानत, गिरफ़्तारी, अदालत और सज़ा के अनुसार अपराध',
    lead: 'पुराने और नए क़ानून का हर अपराध, उन्हीं सवालों के अनुसार जो लोग पूछते हैं। संख्या दबाने पर उसकी सूची खुलती है।',
    everything: 'सब कुछ',
    offences: 'अपराध',
    none: 'कोई नहीं',
    oneLaw: 'एक-एक क़ानून',
    oneLawText: (short) => `हर शब्द का मतलब और ${short} की सूचियाँ`,
  },
  combine: 'कई सवाल एक साथ',
  act: {
    title: (short) => `${short} के अपराध: ज़मानत, गिरफ़्तारी, अदालत और सज़ा`,
    description: (act, counted) =>
      `${NAMES[act]} की ${counted}: ज़मानत, गिरफ़्तारी, समझौता, अदालत और सज़ा के अनुसार, और यह भी कि नए क़ानून ने क्या बदला।`,
    heading: (short) => `${short} के अपराध: ज़मानत, गिरफ़्तारी, अदालत और सज़ा के अनुसार`,
    lead: 'जिस धारा में कई बातों की सज़ा है, वह कई अपराध गिनी जाती है, क्योंकि हर एक की ज़मानत, अदालत और सज़ा अलग हो सकती है।',
    all: (count) => `सभी ${count} अपराध`,
    offencesOf: (short) => `${short} के अपराध`,
  },
  page: {
    partHeading: (heading, range) => `${heading}: धाराएँ ${range}`,
    partCrumb: (name, part) => `${name}, भाग ${part}`,
    description: (heading, counted) => `${heading}: ${counted}। हर एक की सज़ा, ज़मानत, गिरफ़्तारी और अदालत।`,
    howMany: 'कितने',
    inThe: (short) => `${short} में`,
    inAct: (name, year) => `${name}, ${year} ·`,
    depends: ['', ' में जवाब किसी और बात पर निर्भर है।'],
    usual: (usual) => `जहाँ कुछ और न लिखा हो, वहाँ ${usual}।`,
    sections: 'धाराएँ',
    parts: 'इस सूची के भाग',
    before: 'इनसे पहले की धाराएँ',
    after: 'इनके बाद की धाराएँ',
    others: (short) => `${short} की दूसरी सूचियाँ`,
    thisList: 'यह सूची',
    narrow: ['सूची छोटी करें', ': सज़ा, अदालत या शब्द चुनकर'],
    download: 'CSV में लें',
  },
  finder: {
    title: 'अपराध ढूँढें: ज़मानत, गिरफ़्तारी, अदालत और सज़ा से',
    description:
      'क़ानून, ज़मानत, गिरफ़्तारी, अदालत, समझौता और सज़ा चुनें, और IPC और BNS का हर वह अपराध देखें जो मेल खाता है। प्रिंट करें या CSV में लें।',
    crumb: 'ढूँढें',
    heading: 'अपराध ढूँढें',
    lead: 'जो पता है, वह चुनें। हर जवाब के साथ सूची छोटी होती जाती है।',
    both: 'दोनों',
    any: 'कोई भी',
    words: 'नंबर, या अपराध के शब्द',
    hint: 'चोरी, 318, लोक सेवक…',
    more: 'और सवाल',
    show: 'दिखाएँ',
    withoutScripts:
      'JavaScript बंद हो, तो क़ानून और एक जवाब चुनकर “दिखाएँ” दबाने पर उसी की सूची खुलती है। कई जवाब एक साथ देखने हों, तो नीचे से सबसे छोटी सूची खोलें: बाक़ी बातें उसकी पंक्तियों में लिखी हैं।',
    asLists: 'जवाब सूचियों में',
    eachCase: '। हर मामले का फ़ैसला अदालत अलग से करती है।',
    ready: 'तैयार सूचियाँ',
    readyText: 'ज़मानत, गिरफ़्तारी, अदालत और सज़ा के अनुसार, हर शब्द के मतलब के साथ',
  },
};
