import { defineDetect } from '@/kit/detect/guess';

const DIVISOR = 'gcd|gcf|hcf|ggt|greatest common (?:divisor|factor)|highest common factor';
const MULTIPLE = 'lcm|kgv|(?:least|lowest) common multiple';
const NUMBERS = String.raw`\(?\s*(-?\d+(?:(?:\s*[,;]\s*(?:and\s+)?|\s+(?:and\s+)?)-?\d+)+)\s*\)?`;
const ASKED = new RegExp(
  String.raw`^(?:what(?:'s|’s| is)\s+)?(?:the\s+)?(?:${DIVISOR}|(${MULTIPLE}))\s*(?:of\s+)?${NUMBERS}\??$`,
  'i',
);
/** "12 and 18 lcm" */
const NUMBERS_FIRST = new RegExp(String.raw`^${NUMBERS}\s+(?:${DIVISOR}|(${MULTIPLE}))$`, 'i');

export default defineDetect(
  (text) => {
    if (text.length > 1000) return undefined;
    const [, multiple, numbers] = ASKED.exec(text) ?? [];
    const [, numbersFirst, multipleLast] = NUMBERS_FIRST.exec(text) ?? [];
    const input = numbers ?? numbersFirst;
    if (input === undefined) return undefined;
    return {
      score: 0.95,
      why: 'Common divisor or multiple',
      input,
      take: (multiple ?? multipleLast) ? 'LCM' : 'GCD',
    };
  },
  { reads: 'number' },
);
