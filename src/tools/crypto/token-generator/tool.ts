import { InputError } from '@/engines/input-error';
import { pick, stringFrom } from '@/engines/random/draw';
import { CHARACTER_CLASSES } from '@/engines/random/passwords';
import { splitGraphemes } from '@/engines/text/segment';
import { choice, integer, line, tabs, toggle } from '@/kit';
import { count, defineGenerator, entropy, possible } from '@/kit/generator';

const TOKEN = { mode: 'token' } as const;
const PASSPHRASE = { mode: 'passphrase' } as const;
const SEPARATORS = { hyphen: '-', space: ' ', dot: '.', underscore: '_', none: '' } as const;

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

export default defineGenerator({
  label: 'Tokens',
  isPassword: true,
  options: {
    mode: tabs('Mode', { token: 'Token', passphrase: 'Passphrase' }, 'token'),
    length: integer('Length', 64, { min: 1, max: 512, slider: true, when: TOKEN }),
    uppercase: toggle('Uppercase', true, { when: TOKEN }),
    lowercase: toggle('Lowercase', true, { when: TOKEN }),
    digits: toggle('Digits', true, { when: TOKEN }),
    symbols: toggle('Symbols', false, { when: TOKEN }),
    customAlphabet: line('Custom Alphabet', '', {
      when: TOKEN,
      maxLength: 2000,
      placeholder: 'Instead of the kinds above',
    }),
    words: integer('Words', 6, { min: 1, max: 24, slider: true, when: PASSPHRASE }),
    separator: choice(
      'Separator',
      { hyphen: 'Hyphen', space: 'Space', dot: 'Dot', underscore: 'Underscore', none: 'None' },
      'hyphen',
      { when: PASSPHRASE },
    ),
    capitalize: toggle('Capitalize', false, { when: PASSPHRASE }),
    count: { ...count(1), hint: 'Results stay in this tab: they aren’t sent, stored or put in links.' },
  },
  async prepare({ mode, length, customAlphabet, words, separator, capitalize, ...kinds }) {
    if (mode === 'passphrase') {
      const { wordlist } = await import('@scure/bip39/wordlists/english.js');
      return {
        one: (random) =>
          Array.from({ length: words }, () => {
            const word = pick(random, wordlist);
            return capitalize ? capital(word) : word;
          }).join(SEPARATORS[separator]),
        facts: [entropy(words * Math.log2(wordlist.length)), { label: 'Words in the list', value: '2,048' }],
      };
    }
    const chosen =
      customAlphabet ||
      [
        kinds.uppercase ? CHARACTER_CLASSES.uppercase : '',
        kinds.lowercase ? CHARACTER_CLASSES.lowercase : '',
        kinds.digits ? CHARACTER_CLASSES.numbers : '',
        kinds.symbols ? CHARACTER_CLASSES.symbols : '',
      ].join('');
    const alphabet = [...new Set(splitGraphemes(chosen))];
    if (alphabet.length === 0) throw new InputError('Choose at least one kind of character or enter a Custom Alphabet');
    return {
      one: (random) => stringFrom(random, alphabet, length),
      facts: [
        entropy(length * Math.log2(alphabet.length)),
        { label: 'Alphabet', value: alphabet.length === 1 ? '1 character' : `${alphabet.length} characters` },
        possible(BigInt(alphabet.length) ** BigInt(length), 'Possible tokens'),
      ],
      notes:
        alphabet.length === 1 ? ['With one character there is only one possible token, which is easy to guess.'] : [],
    };
  },
  examples: [
    { title: '64 characters', output: ['rCsrfg6EhfrV9LNWwiwlMoIyygUtQMUPGNCUzkYeRE4M35GOgnlP10Tv2Fi5S2on'] },
    { title: 'A passphrase', options: { mode: 'passphrase' }, output: ['diet-drum-calm-script-among-trumpet'] },
  ],
});
