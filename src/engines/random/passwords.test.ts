import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import {
  AMBIGUOUS,
  CHARACTER_CLASSES,
  type CharacterClass,
  countPasswords,
  generatePassword,
  passwordEntropyBits,
} from './passwords';
import { seededRandom } from './seeded';

const ALL = { uppercase: true, lowercase: true, numbers: true, symbols: true };
const NAMES = Object.keys(CHARACTER_CLASSES) as CharacterClass[];

describe('generatePassword', () => {
  const source = seededRandom('passwords');

  it('can give every character of every class', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++)
      for (const character of generatePassword(source, { ...ALL, length: 32 })) seen.add(character);
    expect([...seen].sort().join('')).toBe([...Object.values(CHARACTER_CLASSES).join('')].sort().join(''));
    expect(seen.size).toBe(94);
  });

  it('holds each chosen class and nothing else, even at the shortest length', () => {
    for (let chosen = 1; chosen < 16; chosen++) {
      const names = NAMES.filter((_, i) => chosen & (1 << i));
      const options = Object.fromEntries(names.map((name) => [name, true]));
      for (const length of [names.length, 8, 32]) {
        const password = generatePassword(source, { ...options, length });
        expect(password).toHaveLength(length);
        for (const name of NAMES) {
          const present = [...password].some((character) => CHARACTER_CLASSES[name].includes(character));
          expect(present).toBe(names.includes(name));
        }
      }
    }
  });

  it('leaves out what looks alike, and only that', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      for (const character of generatePassword(source, { ...ALL, length: 32, excludeAmbiguous: true }))
        seen.add(character);
    }
    expect([...AMBIGUOUS].filter((character) => seen.has(character))).toEqual([]);
    expect(seen.size).toBe(94 - AMBIGUOUS.length);
  });

  it('gives all passwords alike: no place is reserved for a class', () => {
    // With two characters of two classes, fix-ups would show as uneven counts of "digit first".
    const options = { numbers: true, lowercase: true, length: 2 };
    const counts = new Map<string, number>();
    const draws = 100_000;
    for (let i = 0; i < draws; i++) {
      const password = generatePassword(source, options);
      counts.set(password, (counts.get(password) ?? 0) + 1);
    }
    expect(BigInt(counts.size)).toBe(countPasswords(options));
    const expected = draws / counts.size;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = counts.size - 1;
    expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(5);
  });

  it('says what is missing', () => {
    expect(() => generatePassword(source, { length: 8 })).toThrow(
      new InputError('Choose at least one kind of character'),
    );
    expect(() => passwordEntropyBits({ length: 8 })).toThrow('Choose at least one kind of character');
    expect(() => generatePassword(source, { ...ALL, length: 3 })).toThrow('must be at least 4 long');
    expect(() => generatePassword(source, { numbers: true, length: 0 })).toThrow(InputError);
  });
});

describe('passwordEntropyBits', () => {
  it('is length times log2 of the class where one class is chosen', () => {
    expect(passwordEntropyBits({ numbers: true, length: 8 })).toBeCloseTo(8 * Math.log2(10), 10);
    expect(passwordEntropyBits({ numbers: true, length: 8, excludeAmbiguous: true })).toBe(24);
  });

  it('counts what a full enumeration counts', () => {
    // 10 digits and 26 letters in 3 places: 36^3 less all-letters less all-digits.
    expect(countPasswords({ numbers: true, lowercase: true, length: 3 })).toBe(36n ** 3n - 26n ** 3n - 10n ** 3n);
    expect(countPasswords({ ...ALL, length: 4 })).toBe(24n * 26n * 26n * 10n * 32n);
  });

  it('is a little below the naive figure, and finite for very long passwords', () => {
    const bits = passwordEntropyBits({ ...ALL, length: 16 });
    expect(bits).toBeLessThan(16 * Math.log2(94));
    expect(bits).toBeGreaterThan(16 * Math.log2(94) - 1);
    expect(passwordEntropyBits({ ...ALL, length: 5000 })).toBeCloseTo(5000 * Math.log2(94), 6);
  });
});
