import type { SearchWords } from './en.ts';

export const searchHi: SearchWords = {
  language: 'hi',
  kinds: {
    'BNS list': 'BNS सूची',
    'IPC list': 'IPC सूची',
    Case: 'फ़ैसला',
    Term: 'शब्द',
    Guide: 'गाइड',
    Article: 'लेख',
    Template: 'नमूना',
    Area: 'विषय',
    Service: 'सेवा',
  },
  wasOld: (number) => `पहले IPC ${number}`,
  nowNew: (number) => `अब BNS ${number}`,
  loading: 'धाराओं की सूची आ रही है…',
  searching: 'खोज जारी है…',

  field: {
    label: 'धारा खोजें: नंबर, अपराध या आम नाम',
    hint: '420, चोरी, दहेज…',
    button: 'खोजें',
    list: 'धाराएँ',
    all: (query) => `“${query}” के सभी नतीजे, फ़ैसले और गाइड भी`,
    count: (count) => `${count} सुझाव`,
    failed: 'सुझाव नहीं आ सके। उनके बिना आगे बढ़ने के लिए “खोजें” दबाएँ।',
    nothing: 'कुछ नहीं मिला। सभी पृष्ठों में देखने के लिए “खोजें” दबाएँ।',
  },
};
