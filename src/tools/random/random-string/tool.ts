import { stringFrom } from '@/engines/random/draw';
import { CHARACTER_CLASSES } from '@/engines/random/passwords';
import { InputError, integer, line, toggle } from '@/kit';
import { bulk, count, defineGenerator, entropy } from '@/kit/generator';

export default defineGenerator({
  label: 'Strings',
  options: {
    length: integer('Length', 10, { min: 1, max: 50, slider: true }),
    letters: toggle('Letters', true),
    numbers: toggle('Numbers', true),
    special: toggle('Special', false, { hint: 'All 32 ASCII punctuation marks and symbols' }),
    caseSensitive: toggle('Case Sensitive', true, {
      hint: 'Upper and lower case; if off, only lower case',
      when: { letters: true },
    }),
    ownAlphabet: line('Own Alphabet', '', {
      placeholder: 'абвгд🎲',
      hint: 'Draws from these characters instead of the kinds above, each counted once',
      maxLength: 1000,
    }),
    longLength: integer('Long Length', 0, { min: 0, max: 1000, hint: '0 uses Length' }),
    count: count(1, 10),
    bulkCount: bulk(),
  },
  async prepare({ letters, numbers, special, caseSensitive, ownAlphabet, ...asked }) {
    const length = asked.longLength || asked.length;
    const alphabet = ownAlphabet
      ? [...new Set((await import('@/engines/text/segment')).splitGraphemes(ownAlphabet))]
      : [
          ...(letters && caseSensitive ? CHARACTER_CLASSES.uppercase : ''),
          ...(letters ? CHARACTER_CLASSES.lowercase : ''),
          ...(numbers ? CHARACTER_CLASSES.numbers : ''),
          ...(special ? CHARACTER_CLASSES.symbols : ''),
        ];
    if (alphabet.length === 0) throw new InputError('Choose at least one kind of character');
    return {
      one: (random) => stringFrom(random, alphabet, length),
      facts: [
        { label: 'Characters to draw from', value: String(alphabet.length) },
        entropy(length * Math.log2(alphabet.length)),
      ],
    };
  },
  examples: [
    { title: 'Ten letters and digits', options: { count: 2 }, output: ['BvQuqfda6W', '7lpbFgLcBO'] },
    {
      title: 'Small letters and digits',
      options: { caseSensitive: false, length: 24 },
      output: ['dlu8y3joocxtzh3ofwjcusye'],
    },
    {
      title: 'From your own alphabet',
      options: { ownAlphabet: 'ACGT', longLength: 60 },
      output: ['TTAGACCGGGTTCTCGCGCGAGAACGCCGATTTTTCAACCTGCCCGTCGAGCCGACCACT'],
    },
  ],
});
