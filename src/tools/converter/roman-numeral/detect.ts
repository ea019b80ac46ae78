import { plainNumber } from '@/engines/sniff/number';
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

/** "roman 2024", "2024 in roman numerals". */
const ASKED =
  /^(?:what(?:'s| is)\s+)?(?:(\d{1,7})\s+(?:in|to|as)\s+roman(?:\s+numerals?)?|roman(?:\s+numerals?)?\s+(?:of\s+|for\s+)?(\d{1,7}|[MDCLXVI]+))\??$/i;
/** As far as Roman numerals go without a line above them. */
const LARGEST = 3999;

export default defineDetect(
  (text) => {
    const asked = ASKED.exec(text);
    if (asked) return { score: 0.95, why: 'Roman numeral', input: (asked[1] ?? asked[2])!.toUpperCase() };
    const number = plainNumber(text);
    if (number && Number(number) > 0 && Number(number) <= LARGEST)
      return { score: 0.42, why: 'Whole number as a Roman numeral', ...(number !== text && { input: number }) };
    if (!NUMERAL.test(text) || text.length < 2) return undefined;
    const isSure = text.length > 3 || (text.length === 3 && !WORDS.has(text));
    return isSure
      ? { score: text.length > 3 ? 0.92 : 0.8, why: 'Roman numeral' }
      : { score: 0.7, why: 'Roman numeral', typed: true };
  },
  { reads: 'number' },
);
