import { pick } from '@/engines/random/draw';
import { InputError, integer, line, toggle } from '@/kit';
import { count, defineGenerator, entropy } from '@/kit/generator';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
const VOWELS = [...'aeiou'];

export default defineGenerator({
  label: 'Letters',
  options: {
    length: integer('Length', 10, { min: 1, max: 50, slider: true }),
    uppercase: toggle('Uppercase', true),
    lowercase: toggle('Lowercase', true),
    excludeVowels: toggle('Exclude Vowels', false, { hint: 'Leaves out a, e, i, o and u, upper and lower case' }),
    excludeCharacters: line('Exclude Characters', '', { placeholder: 'Il', hint: 'Case matters: l isn’t L' }),
    count: count(1),
  },
  prepare: ({ length, uppercase, lowercase, excludeVowels, excludeCharacters }) => {
    if (!uppercase && !lowercase) throw new InputError('Choose uppercase or lowercase letters, or both');
    const letters = ALPHABET.filter((letter) => !excludeVowels || !VOWELS.includes(letter))
      .flatMap((letter) => [...(uppercase ? [letter.toUpperCase()] : []), ...(lowercase ? [letter] : [])])
      .filter((letter) => !excludeCharacters.includes(letter));
    if (letters.length === 0) throw new InputError('All letters have been excluded. Please allow at least one letter.');
    return {
      one: (random) => Array.from({ length }, () => pick(random, letters)).join(''),
      facts: [
        { label: 'Letters to draw from', value: String(letters.length) },
        entropy(length * Math.log2(letters.length)),
      ],
    };
  },
  examples: [
    {
      title: 'Capital letters without vowels',
      options: { lowercase: false, excludeVowels: true },
      output: ['WBJXWMXXNG'],
    },
  ],
});
