import { factorise, formatFactorisation } from '@/engines/number/factorise';
import { gcd as commonDivisor, type Division, euclid, lcm } from '@/engines/number/gcd';
import { InputError } from '@/kit';
import { type FieldRow, type Result, result } from '@/kit/output';
import { splitWords } from './words';

/** Of all numbers together. */
const MOST_DIGITS = 10_000;
const STEPS_SHOWN = 60;
/** Longer numbers are not taken apart: this page is about what they have in common. */
const FACTOR_DIGITS = 15;
const FACTORED = 12;

/** Zero has a common divisor with every number, but no multiple to speak of: the answer is told, and the rule kept. */
function aboutZero(words: readonly string[]): string | undefined {
  if (!words.every((word) => /^\+?\d{1,15}$/.test(word)) || words.length < 2) return undefined;
  const numbers = words.map((word) => BigInt(word.replace('+', '')));
  const gcd = numbers.reduce(commonDivisor);
  return gcd === 0n
    ? 'Every number divides 0, so there is no greatest common divisor.'
    : `With a 0, the GCD is that of the other numbers, ${gcd}, and the LCM is 0.`;
}

/** Reads numbers separated by spaces, commas, semicolons or line breaks, with the words around them. */
export function readNumbers(input: string): bigint[] {
  const words = splitWords(input);
  let digits = 0;
  const numbers = words.map((word) => {
    if (!/^\+?0*[1-9]\d*$/.test(word))
      throw new InputError('Please enter positive integers only.', { hint: aboutZero(words) });
    digits += word.length;
    if (digits > MOST_DIGITS) throw new InputError('Please enter numbers of up to 10,000 digits in total.');
    return BigInt(word.replace('+', ''));
  });
  if (numbers.length < 2) throw new InputError('Please enter at least two numbers.');
  return numbers;
}

const describe = ({ dividend, divisor, quotient, remainder }: Division): string =>
  `${dividend} = ${quotient} × ${divisor} + ${remainder}`;

/** Digits as text, for there may be many. */
interface Solved {
  numbers: readonly string[];
  gcd: string;
  lcm: string;
  /** How many divisions Euclid's algorithm took. */
  divisions: number;
}

export function solve(numbers: readonly bigint[]): Result<FieldRow[], Solved> {
  const steps: string[] = [];
  let count = 0;
  let shown = 0;
  let divisor = numbers[0]!;
  let multiple = numbers[0]!;
  for (const number of numbers.slice(1)) {
    const [larger, smaller] = divisor > number ? [divisor, number] : [number, divisor];
    if (numbers.length > 2 && steps.length < STEPS_SHOWN) steps.push(`gcd(${larger}, ${smaller}):`);
    const { gcd, count: taken, first } = euclid(larger, smaller, STEPS_SHOWN - steps.length);
    steps.push(...first.map(describe));
    count += taken;
    shown += first.length;
    divisor = gcd;
    multiple = lcm(multiple, number);
  }
  if (shown < count) steps.push('…');
  const factored = numbers
    .slice(0, FACTORED)
    .filter((number) => String(number).length <= FACTOR_DIGITS)
    .map((number) => `${number} = ${formatFactorisation(factorise(number))}`);
  const solved = { numbers: numbers.map(String), gcd: String(divisor), lcm: String(multiple), divisions: count };
  const rows = [
    { label: 'GCD', value: solved.gcd, ...(divisor === 1n && { note: 'coprime' }) },
    { label: 'LCM', value: solved.lcm },
    { label: 'Steps', value: steps.join('\n'), note: `${count} ${count === 1 ? 'division' : 'divisions'}` },
    ...(factored.length > 0 ? [{ label: 'Prime Factors', value: [...new Set(factored)].join('\n') }] : []),
  ];
  return result(rows, { data: solved });
}
