import { stringFrom } from '@/engines/random/draw';
import { InputError, integer, line } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

const DIGITS = [...'01234567'];

export default defineGenerator({
  label: 'Octal Numbers',
  options: {
    digits: integer('Digits', 4, { min: 1, max: 20, slider: true }),
    excludeDigits: line('Exclude Digits', '', { placeholder: '07' }),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ digits, excludeDigits }) => {
    if (/[^0-7]/.test(excludeDigits)) throw new InputError('Exclude Digits can only contain the digits 0 to 7');
    const allowed = DIGITS.filter((digit) => !excludeDigits.includes(digit));
    if (allowed.length === 0) throw new InputError('All digits have been excluded. Please allow at least one digit.');
    return {
      one: (random) => stringFrom(random, allowed, digits),
      facts: [possible(BigInt(allowed.length) ** BigInt(digits))],
    };
  },
  examples: [
    { title: 'Four digits', output: ['2575', '6060', '7201', '7446', '3170'] },
    {
      title: 'Without 1, 2 and 3',
      options: { digits: 3, excludeDigits: '123', count: 3 },
      output: ['055', '045', '407'],
    },
  ],
});
