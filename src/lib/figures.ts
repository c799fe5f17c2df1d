const DEVANAGARI_ZERO = 0x966;

/** One form of each character, and figures in Latin: `४२०` becomes `420`. */
export const latinFigures = (text: string): string =>
  text.normalize('NFC').replace(/[\u0966-\u096f]/g, (digit) => `${digit.charCodeAt(0) - DEVANAGARI_ZERO}`);
