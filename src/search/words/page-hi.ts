import { searchHi } from './hi.ts';
import type { SearchPageWords } from './page-en.ts';

export const searchPageHi: SearchPageWords = {
  ...searchHi,
  page: {
    found: (titles, texts) => `${titles} शीर्षक या नाम से, ${texts} अंग्रेज़ी लेखों के पाठ में`,
    partly: (found) => `${found && `${found}। `}सब कुछ नहीं खोजा जा सका: फिर से “खोजें” दबाएँ, या नीचे की सूचियाँ देखें।`,
    nothing: (query) => `“${query}” के लिए कुछ नहीं मिला।`,
  },
};
