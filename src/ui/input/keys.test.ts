import { expect, it } from 'vitest';
import { getLetter } from './keys';

it.each([
  ['r', 'KeyR', 'r'],
  ['R', 'KeyR', 'r'],
  // Dvorak: the letter counts, not its place.
  ['p', 'KeyR', 'p'],
  ['r', 'KeyO', 'r'],
  // Russian: there the place is all there is.
  ['к', 'KeyR', 'r'],
])('%s on %s is %s', (key, code, letter) => expect(getLetter({ key, code })).toBe(letter));
