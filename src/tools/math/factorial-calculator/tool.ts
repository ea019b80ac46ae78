import { factorial, trailingZeros } from '@/engines/number/factorial';
import { grouped } from '@/engines/number/grouped';
import { defineTool, InputError, plain, result, summary, text } from '@/kit';

const LARGEST = 100_000;

/** The number whose factorial is asked for. */
function readNumber(input: string): bigint {
  const digits = /^\s*\+?0*(\d+)\s*$/.exec(input)?.[1];
  if (digits === undefined) throw new InputError('Please enter a non-negative integer.');
  if (digits.length > 6 || Number(digits) > LARGEST)
    throw new InputError(
      `Please enter a number up to ${grouped(LARGEST)}: larger factorials have more than half a million digits.`,
    );
  return BigInt(digits);
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const about = (digits: string): string =>
  `${digits[0]}.${digits.slice(1, 7)} × 10${[...String(digits.length - 1)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;

export default defineTool({
  input: text('Number', { short: true, placeholder: '5' }),
  output: plain({ hero: true, label: 'Result' }),
  each: 'line',
  action: 'Calculate',
  heavy: true,
  run(input) {
    const number = readNumber(input);
    try {
      const digits = String(factorial(number));
      const zeros = trailingZeros(number);
      return result(digits, {
        facts: [
          { label: 'Digits', value: grouped(digits.length) },
          { label: 'Trailing Zeros', value: grouped(zeros) },
          ...(digits.length > 10 ? [{ label: 'About', value: about(digits) }] : []),
        ],
        data: { number: Number(number), digits: digits.length, trailingZeros: Number(zeros) },
      });
    } catch {
      // A machine without the memory for it.
      throw new InputError('An error occurred during calculation.');
    }
  },
  summarize: ({ shown, data }) =>
    shown.kind === 'text'
      ? summary(shown.value, `= ${data.number}!`, `${grouped(data.digits)} ${data.digits === 1 ? 'digit' : 'digits'}`)
      : undefined,
  examples: [
    { title: '5!', input: '5', output: '120' },
    {
      title: '25!',
      input: '25',
      output: '15511210043330985984000000',
      data: { number: 25, digits: 26, trailingZeros: 6 },
    },
    { title: 'Zero', input: '0', output: '1' },
  ],
});
