import { pick } from '@/engines/random/draw';
import { InputError, line } from '@/kit';
import { count, defineGenerator, seed } from '@/kit/generator';

const DIGITS = [...'0123456789'];

export default defineGenerator({
  label: 'Digits',
  options: {
    excludeDigits: line('Exclude Digits', '', { placeholder: '047' }),
    count: count(10),
    seed: seed(),
  },
  prepare: ({ excludeDigits }) => {
    if (/\D/.test(excludeDigits)) throw new InputError('Exclude Digits can only contain digits');
    const digits = DIGITS.filter((digit) => !excludeDigits.includes(digit));
    if (digits.length === 0) throw new InputError('All digits have been excluded. Please allow at least one digit.');
    return { one: (random) => pick(random, digits), facts: [{ label: 'Drawn from', value: digits.join(' ') }] };
  },
  examples: [
    { title: 'Ten digits', output: ['7', '9', '0', '1', '7', '2', '3', '2', '4', '3'] },
    { title: 'A die', options: { excludeDigits: '0789', count: 5, seed: 'die' }, output: ['1', '6', '5', '3', '3'] },
  ],
});
