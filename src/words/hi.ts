/** Every word of the frame and the section pages in Hindi. A key of the English file that is missing here does not compile. */
import { hindiHeading, inHindi, punishmentInHindi, sourceInHindi } from '@/collections/hindi-facts.ts';
import { guideColumns } from '@/config/guide-columns.ts';
import { site } from '@/config/site.ts';
import { writtenDate } from '@/lib/dates.ts';
import { betweenHi } from './between-hi.ts';
import type { Words } from './en.ts';
import { finderHi } from './finder-hi.ts';
import { guideHi } from './guide-hi.ts';
import { NAMES } from './hi-names.ts';
import { offencesHi } from './offences-hi.ts';
import { reformHi } from './reform-hi.ts';
import { shortHindiPunishment } from './short-punishment-hi.ts';

/** Months in Hindi, figures as everywhere on the site. */
const date = (iso: string): string => writtenDate(iso, 'hi-IN-u-nu-latn').replaceAll(' ', '\u00a0');

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** `XVII` → `17`, `XXA` → `20A` */
function chapterNumber(roman: string): string {
  const [, figures = '', letter = ''] = /^([IVX]+)([A-Z]?)$/.exec(roman) ?? [];
  const values = [...figures].map((figure) => ROMAN[figure] ?? 0);
  const sum = values.reduce((all, value, at) => all + (value < (values[at + 1] ?? 0) ? -value : value), 0);
  return `${sum}${letter}`;
}

const TAGLINE = 'तुरंत क़ानूनी सलाह';
const NEW_LAWS_BEGAN = '1\u00a0जुलाई\u00a02024';

export const hi: Words = {
  language: 'hi',
  locale: 'hi',
  class: 'devanagari',
  ogLocale: 'hi_IN',
  languageOf: (text = '') => (/[\u0900-\u097f]/.test(text) || !/[A-Za-z]{2}/.test(text) ? undefined : 'en'),
  twin: { language: 'en', name: 'English' },
  stop: '।',
  date,
  shortDate: date,
  acts: { ipc: 'भारतीय दंड संहिता', bns: 'भारतीय न्याय संहिता' },
  helplines: {
    '112': 'आपात सेवा: पुलिस, दमकल, एंबुलेंस',
    '181': 'महिला हेल्पलाइन',
    '1098': 'बच्चों की हेल्पलाइन',
    '14416': 'टेली-मानस, मानसिक सेहत के लिए मदद',
  },

  facts: {
    heading: (act, number) => hindiHeading(act, 'section', number).replace(/^\[(.*)\]$/, '$1'),
    chapterNumber,
    chapterHeading: (act, number) => hindiHeading(act, 'chapter', number),
    partHeading: (act, english) => hindiHeading(act, 'part', english),
    punishment: punishmentInHindi,
    shortPunishment: (text) => shortHindiPunishment(punishmentInHindi(text)),
    value: inHindi,
    source: sourceInHindi,
  },

  shell: {
    tagline: TAGLINE,
    skip: 'सीधे मुख्य पाठ पर जाएँ',
    home: `${site.name}, मुखपृष्ठ`,
    search: 'खोजें',
    numberOrOffence: 'नंबर या अपराध',
    breadcrumb: 'आप यहाँ हैं',
    footer: 'पृष्ठ के नीचे के लिंक',
    nameOf: (name) => NAMES[name],
    // The pages of the service are in English alone.
    footerColumns: guideColumns.map(({ heading, links }) => ({
      heading: NAMES[heading],
      links: links.map(({ name, path }) => ({ name: NAMES[name], path })),
    })),
    inEnglish: 'जिन पृष्ठों के साथ EN लिखा है, वे अंग्रेज़ी में हैं।',
    promise: `${TAGLINE}। क़ानून आसान शब्दों में, और ज़रूरत पड़ने पर वकील।`,
  },

  section: {
    title: (short, number, heading) => `${short} धारा ${number}: ${heading}`,
    // In an address each letter of Hindi takes nine characters; the preview of the link has the heading.
    shared: (short, number) => `${short} ${number}`,
    named: (short, number) => `${short} धारा ${number}: `,
    chapter: (number) => `अध्याय ${number}`,
    section: (number) => `धारा ${number}`,
    now: '· अब ',
    was: '· पहले ',
    neighbours: 'पिछली और अगली धारा',
    contents: 'इस पृष्ठ पर',
    related: 'जुड़ी धाराएँ',
    whichIsIt: 'इनमें से कौन-सी धारा?',
    definesOnly: 'अपराध की परिभाषा; सज़ा दूसरी धाराओं में',
    thisIs: (short, number) => `यहाँ ${short} ${number} लगती है`,
    howItWorks: 'यह कैसे काम करती है',
    thisIsNot: 'यहाँ नहीं लगती',
  },

  outline: {
    changed: 'BNS में क्या बदला',
    replaced: 'यह किसकी जगह आई',
    new: 'BNS में नई धारा',
    elements: 'क्या साबित करना होता है',
    explanation: 'आसान भाषा में',
    examples: 'उदाहरण',
    confused: 'इनसे फ़र्क़ समझें',
    cases: 'अदालतों के अहम फ़ैसले',
    amendments: 'संशोधन',
    corrections: 'सुधार',
    sources: 'स्रोत',
  },

  plate: {
    label: 'एक नज़र में',
    punishment: 'सज़ा',
    bail: 'ज़मानत',
    bailRest: ' क्या अधिकार है?',
    arrest: 'गिरफ़्तारी',
    arrestRest: ' बिना वारंट हो सकती है?',
    court: 'किस अदालत में सुनवाई',
    settlement: 'क्या समझौता हो सकता है?',
    conditions: { arrest: 'गिरफ़्तारी', settlement: 'समझौता', note: 'ध्यान दें' },
    unpunished: (references) =>
      `${references.join(', ')}: ${references.length === 1 ? 'इसकी' : 'इनकी'} अपनी कोई सज़ा नहीं।`,
    checked: 'जाँच',
    sources: (count) => `${count} स्रोत`,
    report: 'ग़लती बताएँ',
  },

  answers: {
    depends: 'शर्त पर निर्भर',
    asMainOffence: 'मुख्य अपराध के अनुसार',
    aRight: 'अधिकार है',
    bailable: 'ज़मानती',
    notARight: 'अदालत तय करेगी',
    nonBailable: 'ग़ैर-ज़मानती',
    cognizableIf: 'संज्ञेय, अगर\u00a0…',
    noWarrant: 'बिना वारंट भी',
    cognizable: 'संज्ञेय',
    warrant: 'वारंट ज़रूरी',
    nonCognizable: 'असंज्ञेय',
    no: 'नहीं',
    notCompoundable: 'अशमनीय',
    byTheHarmed: 'हाँ, पीड़ित व्यक्ति कर सकता है',
    byPermission: 'हाँ, अदालत की अनुमति से',
    compoundable: 'शमनीय',
  },

  plain: {
    kinds: {
      rule: 'सामान्य नियम',
      sentence: 'सज़ा का नियम',
      defence: 'बचाव का नियम',
      definition: 'परिभाषा',
    },
    inTheNewLaw: 'नए क़ानून में',
    inTheOldLaw: 'पुराने क़ानून में',
    notCarriedOver: 'नए क़ानून में नहीं',
    newInTheBns: 'BNS में नई',
    none: 'कोई नहीं',
    punishmentItHad: 'पहले क्या सज़ा थी',
    now: 'अब',
    noLongerUsed: 'अब लागू नहीं',
    notACrime: 'अपराध नहीं',
    struckDown: 'रद्द',
    whatItIs: 'यह क्या है',
    noLongerLaw: 'अब क़ानून नहीं',
    repealed: 'समाप्त',
    inYear: (year) => `${year} में`,
    before2024: '2024 से पहले',
    punishment: 'सज़ा',
    notHere: 'यहाँ नहीं',
    inOtherSections: 'दूसरी धाराओं में',
    noOffence: 'यहाँ कोई अपराध नहीं',
  },

  status: {
    inForceInPart: 'आंशिक रूप से लागू',
    inForceSince: `${NEW_LAWS_BEGAN} से लागू`,
    struckDown: 'रद्द',
    repealedIn: (year) => `${year} में समाप्त`,
    repealed: 'समाप्त',
    repealedThen: `${NEW_LAWS_BEGAN} को समाप्त`,
    standing: {
      'struck down': (year) => `सुप्रीम कोर्ट ने ${year} में रद्द की।`,
      'read down': (year) => `सुप्रीम कोर्ट ने ${year} में इसका दायरा सीमित किया।`,
      'in abeyance': (year) => `${year} से अमल पर रोक।`,
      narrowed: (year) => `${year} में दायरा सीमित।`,
    },
    notLaw: 'अब यह क़ानून नहीं है।',
    partLabel: 'आंशिक रूप से लागू।',
    goneLabel: (year) => `${year} में रद्द।`,
    gone: 'पूरी संहिता समाप्त होने से पहले ही यह क़ानून नहीं रही थी।',
    repealedLabel: '1 जुलाई 2024 को समाप्त।',
    stillApplies: (number) => `उससे पहले के अपराधों पर IPC ${number} अब भी लागू है।`,
    inForceLabel: '1 जुलाई 2024 से लागू।',
    applies: (number) => `1 जुलाई 2024 या उसके बाद किए गए अपराधों पर BNS ${number} लागू होती है।`,
    isNew: 'यह धारा नई है: भारतीय दंड संहिता में ऐसा कुछ नहीं था।',
  },

  bridge: {
    till: '30 जून 2024 तक',
    from: '1 जुलाई 2024 से',
    none: 'कोई नहीं',
    whichLaw: 'कौन-सा क़ानून लागू होगा?',
    samePunishment: 'सज़ा वही है।',
    otherPunishment: 'सज़ा बदल गई है।',
    bothLaws: 'दोनों क़ानून साथ-साथ',
    nearest: (own, others) => `${own} और ${others} एक ही नियम नहीं हैं; ये बस सबसे मिलती-जुलती धाराएँ हैं।`,
  },

  verdict: {
    new: 'BNS में नई',
    notCarriedOver: 'नए क़ानून में नहीं',
    repealedBefore: '2024 से पहले समाप्त',
    replacedInPart: 'आंशिक रूप से इसकी जगह',
    droppedInPart: 'एक हिस्सा नए क़ानून में नहीं',
    split: (count) => `${count} धाराओं में बाँट दी गई`,
    same: 'नियम वही',
    nearest: 'सबसे मिलती-जुलती धारा',
    samePunishment: 'सज़ा वही',
    punishmentChanged: 'सज़ा बदली',
    fine: (up, from, to) => `जुर्माना ${up ? 'बढ़ा' : 'घटा'}: ₹${from} → ₹${to}`,
    term: (up, from, to, unit) => `सज़ा ${up ? 'बढ़ी' : 'घटी'}: ${from} → ${to} ${inHindi('unit', unit)}`,
    minimum: (up, from, to, unit) =>
      `कम से कम सज़ा ${up ? 'बढ़ी' : 'घटी'}: ${from} → ${to} ${inHindi('unit', unit)}`,
  },

  helplineBox: { title: 'अभी मदद चाहिए?', free: 'ये कॉल मुफ़्त हैं।' },

  ask: {
    title: 'क्या यह आपका मामला है?',
    text: 'जाँचे-परखे वकील से पूछें। क़ीमत पैसे देने से पहले दिखाई जाती है।',
    from: (price) => `${price} से →`,
  },

  end: {
    states: 'कुछ राज्यों ने इस धारा में बदलाव किए हैं। राज्यों के संशोधन इस गाइड में नहीं हैं।',
    checked: 'आख़िरी जाँच:',
    notAdvice: 'यह जानकारी है, क़ानूनी सलाह नहीं:',
    disclaimer: 'ज़रूरी सूचना',
    citeAs: 'हवाला ऐसे दें:',
    copyCitation: 'हवाला कॉपी करें',
    copyLink: 'लिंक कॉपी करें',
    citation: (act, year, number) => `${act}, ${year}, धारा ${number}`,
    copied: 'कॉपी हो गया',
    inEnglish: 'कुछ स्रोतों के नाम अंग्रेज़ी में हैं।',
    moreOnThis: 'इस विषय की और धाराएँ',
  },

  card: {
    punishment: 'सज़ा',
    kinds: (count) => `मामले के अनुसार ${count} तरह की`,
    isNew: 'कोई नहीं: धारा नई है',
    inThe: (short) => `${short} में`,
    several: 'कई बदलाव',
  },

  guide: guideHi,
  ...betweenHi,
  ...reformHi,
  offences: offencesHi,
  finder: finderHi,
};
