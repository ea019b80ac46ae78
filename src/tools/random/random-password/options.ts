import { integer, line, tabs, toggle } from '@/kit';
import { count } from '@/kit/generator';
import type { OptionValues } from '@/kit/option';

const CHARACTERS = { kind: ['password', 'long'] };
const least = (label: string) => integer(label, 1, { min: 0, max: 9, when: CHARACTERS });

export const options = {
  kind: tabs('Kind', { password: 'Password', long: 'Long', passphrase: 'Passphrase', pin: 'PIN' }, 'password'),
  length: integer('Length', 16, { min: 8, max: 32, slider: true, when: { kind: 'password' } }),
  longLength: integer('Long Length', 64, { min: 33, max: 128, slider: true, when: { kind: 'long' } }),
  words: integer('Words', 6, { min: 3, max: 20, slider: true, when: { kind: 'passphrase' } }),
  separator: line('Separator', '-', { maxLength: 5, when: { kind: 'passphrase' } }),
  capitals: toggle('Capitalize Words', false, { when: { kind: 'passphrase' } }),
  digit: toggle('Add a Digit', false, { when: { kind: 'passphrase' } }),
  pinLength: integer('PIN Length', 6, { min: 3, max: 12, slider: true, when: { kind: 'pin' } }),
  uppercase: toggle('Uppercase', true, { when: CHARACTERS }),
  lowercase: toggle('Lowercase', true, { when: CHARACTERS }),
  numbers: toggle('Numbers', true, { when: CHARACTERS }),
  symbols: toggle('Symbols', true, { when: CHARACTERS }),
  excludeAmbiguous: toggle('Exclude Ambiguous Characters', false, {
    hint: 'Leaves out O, 0, l, 1 and I',
    when: CHARACTERS,
  }),
  ownSymbols: line('Own Symbols', '', { placeholder: '-_.!', maxLength: 100, when: CHARACTERS }),
  excluded: line('Excluded Characters', '', { maxLength: 100, when: CHARACTERS }),
  noRepeats: toggle('No Repeated Characters', false, { when: CHARACTERS }),
  leastUppercase: least('Minimum Uppercase'),
  leastLowercase: least('Minimum Lowercase'),
  leastNumbers: least('Minimum Numbers'),
  leastSymbols: least('Minimum Symbols'),
  rules: line('Password Rules', '', {
    placeholder: 'minlength: 20; required: lower; required: upper, digit;',
    hint: 'A site’s passwordrules line. It takes the place of the kinds of characters above.',
    maxLength: 1000,
    when: CHARACTERS,
  }),
  count: count(1, 10),
};
export type PasswordChoice = OptionValues<typeof options>;
