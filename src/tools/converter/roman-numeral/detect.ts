import { defineDetect } from '@/kit/detect/guess';

const NUMERAL = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Also words, or sizes, or short for something. */
const WORDS = new Set([
  'MIX',
  'XXX',
  'DIV',
  'LIV',
  'CIV',
  'MMM',
  'MDI',
  'CDI',
  'CLI',
  'MCI',
  'DVI',
  'MCC',
  'DCI',
  'MDC',
  'MMC',
  'CCC',
  'DCC',
  'LXX',
  'III',
]);

export default defineDetect((text) => {
  if (!NUMERAL.test(text) || text.length < 2) return undefined;
  const isSure = text.length > 3 || (text.length === 3 && !WORDS.has(text));
  return isSure
    ? { score: text.length > 3 ? 0.92 : 0.8, why: 'Roman numeral' }
    : { score: 0.7, why: 'Roman numeral', typed: true };
});
