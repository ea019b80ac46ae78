import { InputError } from '@/engines/input-error';
import { stringFrom } from './draw';
import type { RandomSource } from './source';

export const CHARACTER_CLASSES = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  // All printable ASCII that is neither letter, digit nor space: a space at an end gets lost on the way.
  symbols: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
} as const;

export type CharacterClass = keyof typeof CHARACTER_CLASSES;

/** Characters that are hard to tell apart in print. */
export const AMBIGUOUS = 'O0l1I';

export interface PasswordOptions extends Partial<Record<CharacterClass, boolean>> {
  length: number;
  excludeAmbiguous?: boolean;
}

/**
 * A password with at least one character of each chosen class, uniform among all such passwords: a candidate that lacks a class is thrown away
 * whole. Putting a missing character in afterwards would make some passwords likelier than others.
 */
export function generatePassword(source: RandomSource, options: PasswordOptions): string {
  const classes = chooseClasses(options);
  const alphabet = classes.join('').split('');
  for (;;) {
    const candidate = stringFrom(source, alphabet, options.length);
    if (classes.every((characters) => containsAny(candidate, characters))) return candidate;
  }
}

/** Bits of entropy: the binary logarithm of how many passwords `generatePassword` can give, all equally likely. */
export function passwordEntropyBits(options: PasswordOptions): number {
  return bitsOf(countPasswords(options));
}

/** By inclusion and exclusion: all strings, less those without class A, less those without B, plus those without both, and so on. */
export function countPasswords(options: PasswordOptions): bigint {
  const sizes = chooseClasses(options).map((characters) => characters.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let count = 0n;
  for (let absent = 0; absent < 1 << sizes.length; absent++) {
    const missing = sizes.filter((_, i) => absent & (1 << i));
    const rest = missing.reduce((left, size) => left - size, all);
    const term = BigInt(rest) ** BigInt(options.length);
    count += missing.length % 2 === 0 ? term : -term;
  }
  return count;
}

function chooseClasses(options: PasswordOptions): string[] {
  const names = (Object.keys(CHARACTER_CLASSES) as CharacterClass[]).filter((name) => options[name]);
  if (names.length === 0) throw new InputError('Choose at least one kind of character');
  if (!Number.isSafeInteger(options.length) || options.length < names.length) {
    const kinds = names.length === 1 ? '1 kind of character' : `${names.length} kinds of characters`;
    throw new InputError(`A password with ${kinds} must be at least ${names.length} long`);
  }
  return names.map((name) => {
    const characters = [...CHARACTER_CLASSES[name]];
    return characters.filter((character) => !(options.excludeAmbiguous && AMBIGUOUS.includes(character))).join('');
  });
}

function containsAny(text: string, characters: string): boolean {
  for (const character of text) if (characters.includes(character)) return true;
  return false;
}

/** The binary logarithm of how many passwords there are. */
export function bitsOf(count: bigint): number {
  // Number() overflows beyond 2^1024: take the leading digits and count the rest as exponent.
  const digits = count.toString(16);
  const dropped = Math.max(0, digits.length - 15);
  return Math.log2(Number.parseInt(digits.slice(0, digits.length - dropped), 16)) + 4 * dropped;
}
