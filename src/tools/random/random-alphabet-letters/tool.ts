import { pick, shuffle } from '@/engines/random/draw';
import { choice, InputError, integer, line, toggle } from '@/kit';
import { count, defineGenerator, entropy } from '@/kit/generator';

const ENGLISH = { language: 'en', letters: 'abcdefghijklmnopqrstuvwxyz', vowels: 'aeiou' };
const LANGUAGES = {
  english: 'English',
  arabic: 'Arabic',
  danish: 'Danish and Norwegian',
  german: 'German',
  greek: 'Greek',
  hebrew: 'Hebrew',
  hiragana: 'Hiragana',
  polish: 'Polish',
  russian: 'Russian',
  spanish: 'Spanish',
  swedish: 'Swedish and Finnish',
  turkish: 'Turkish',
  ukrainian: 'Ukrainian',
} as const;

/** Small letters with their capitals; scripts without capitals have each once. */
async function readAlphabet(name: keyof typeof LANGUAGES) {
  const others = name === 'english' ? undefined : await import('@/engines/text/alphabets');
  const { language, letters, vowels } = others && name !== 'english' ? others.ALPHABETS[name] : ENGLISH;
  return [...letters].map((small) => ({
    small,
    capital: others ? others.capitalOf(small, language) : small.toUpperCase(),
    isVowel: vowels.includes(small),
  }));
}

/** Of so many different letters in their order: log2 of n! / (n - length)!. */
const bitsWithoutRepeats = (letters: number, length: number) =>
  Array.from({ length }, (_, at) => Math.log2(letters - at)).reduce((sum, bits) => sum + bits, 0);

export default defineGenerator({
  label: 'Letters',
  options: {
    length: integer('Length', 10, { min: 1, max: 50, slider: true }),
    uppercase: toggle('Uppercase', true),
    lowercase: toggle('Lowercase', true),
    excludeVowels: toggle('Exclude Vowels', false, {
      hint: 'Leaves out a, e, i, o and u, upper and lower case, or those of the alphabet',
    }),
    excludeCharacters: line('Exclude Characters', '', { placeholder: 'Il', hint: 'Case matters: l isn’t L' }),
    alphabet: choice('Alphabet', LANGUAGES, 'english'),
    noRepeats: toggle('No Repeats', false, { hint: 'No letter twice in one result' }),
    count: count(1),
  },
  async prepare({ length, uppercase, lowercase, excludeVowels, excludeCharacters, alphabet, noRepeats }) {
    if (!uppercase && !lowercase) throw new InputError('Choose uppercase or lowercase letters, or both');
    const letters = (await readAlphabet(alphabet))
      .filter(({ isVowel }) => !excludeVowels || !isVowel)
      .flatMap(({ small, capital }) =>
        capital === small ? [small] : [...(uppercase ? [capital] : []), ...(lowercase ? [small] : [])],
      )
      .filter((letter) => !excludeCharacters.includes(letter));
    if (letters.length === 0) throw new InputError('All letters have been excluded. Please allow at least one letter.');
    if (noRepeats && length > letters.length)
      throw new InputError(`There are only ${letters.length} letters to draw from without repeats`, {
        field: 'length',
      });
    return {
      one: (random) =>
        (noRepeats
          ? shuffle(random, letters).slice(0, length)
          : Array.from({ length }, () => pick(random, letters))
        ).join(''),
      facts: [
        { label: 'Letters to draw from', value: String(letters.length) },
        entropy(noRepeats ? bitsWithoutRepeats(letters.length, length) : length * Math.log2(letters.length)),
      ],
    };
  },
  examples: [
    {
      title: 'Capital letters without vowels',
      options: { lowercase: false, excludeVowels: true },
      output: ['WBJXWMXXNG'],
    },
    {
      title: 'Greek letters, none twice',
      options: { alphabet: 'greek', lowercase: false, noRepeats: true, length: 24 },
      output: ['ΦΟΧΥΣΓΑΨΩΕΔΝΜΗΛΒΘΚΞΡΤΙΠΖ'],
    },
  ],
});
