import { describe, expect, it } from 'vitest';
import { chooseSets, composer, countComposed } from './composed-passwords';
import { passphrase, passphraseBits } from './passphrases';
import { countByRules, drawByRules, fittingLength, readPasswordRules } from './password-rules';
import { countPasswords } from './passwords';
import { seededRandom } from './seeded';

const ALL = { uppercase: true, lowercase: true, numbers: true, symbols: true };
const source = seededRandom('composed');

/** All texts of a length, one by one: what is counted and drawn above is found here without any formula. */
function everyText(alphabet: readonly string[], length: number): string[] {
  let texts = [''];
  for (let at = 0; at < length; at++) texts = texts.flatMap((text) => alphabet.map((one) => text + one));
  return texts;
}
const countOf = (text: string, characters: readonly string[]) =>
  [...text].filter((one) => characters.includes(one)).length;

describe('passwords by minimums', () => {
  it.each([
    [
      [
        ['ab', 1],
        ['12', 1],
      ],
      false,
    ],
    [
      [
        ['ab', 2],
        ['123', 1],
        ['#', 0],
      ],
      false,
    ],
    [
      [
        ['abc', 1],
        ['12', 1],
        ['#', 0],
      ],
      true,
    ],
    [
      [
        ['abcd', 0],
        ['12', 2],
      ],
      true,
    ],
  ] as const)('counts and draws just what fits, each alike: %j', (described, isDistinct) => {
    const sets = described.map(([characters, least]) => ({ characters: [...characters], least }));
    const fitting = everyText(
      sets.flatMap(({ characters }) => characters),
      4,
    ).filter(
      (text) =>
        sets.every(({ characters, least }) => countOf(text, characters) >= least) &&
        (!isDistinct || new Set(text).size === text.length),
    );
    const composition = { sets, length: 4, isDistinct };
    expect(countComposed(composition)).toBe(BigInt(fitting.length));
    const draw = composer(composition);
    const counts = new Map(fitting.map((text) => [text, 0]));
    const draws = fitting.length * 60;
    for (let at = 0; at < draws; at++) {
      const text = draw(source);
      expect(counts.has(text), text).toBe(true);
      counts.set(text, counts.get(text)! + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 60) ** 2 / 60, 0);
    const freedom = fitting.length - 1;
    // Four standard deviations above what is expected.
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  it('counts as the other way of counting does, where one of each kind is wanted', () => {
    for (const length of [4, 8, 16, 32, 128])
      expect(countComposed({ sets: chooseSets(ALL), length })).toBe(countPasswords({ ...ALL, length }));
  });

  it('takes your own symbols, and leaves characters out', () => {
    const sets = chooseSets({ ...ALL, ownSymbols: '-_ -', excluded: 'O0_', least: { numbers: 3 } });
    expect(sets.map(({ characters, least }) => [characters.length, least])).toEqual([
      [25, 1],
      [26, 1],
      [9, 3],
      [1, 1],
    ]);
    expect(() => chooseSets({ symbols: true, ownSymbols: '-a' })).toThrow('Own Symbols can’t have a');
    expect(() => chooseSets({ numbers: true, excluded: '0123456789' })).toThrow('No numbers are left');
    expect(() => composer({ sets: chooseSets({ numbers: true }), length: 11, isDistinct: true })).toThrow(
      'too few different',
    );
    expect(() => composer({ sets: chooseSets({ ...ALL, least: { numbers: 9 } }), length: 8 })).toThrow('add up to 12');
  });
});

describe('passwordrules', () => {
  it('reads the lines that sites have', () => {
    const rules = readPasswordRules(
      `minlength: 12; maxlength: 16; required: lower; required: upper; required: digit; allowed: [-().&@?'#,/"+]; max-consecutive: 2`,
    );
    expect(rules).toMatchObject({ minLength: 12, maxLength: 16, maxConsecutive: 2 });
    expect(rules.alphabet).toHaveLength(26 + 26 + 10 + 13);
    expect(readPasswordRules('required: [;:]]; allowed: ascii-printable').required[0]).toEqual([';', ':', ']']);
    expect(readPasswordRules('max-consecutive: 3; max-consecutive: 2').maxConsecutive).toBe(2);
    expect(readPasswordRules('minlength: 8').alphabet).toHaveLength(94);
    expect(fittingLength(rules, 64)).toBe(16);
    expect(fittingLength(rules, 8)).toBe(12);
  });

  it('counts what fits, and draws nothing else', () => {
    const rules = readPasswordRules('required: [ab]; required: [bc1]; allowed: [#]; max-consecutive: 2');
    const fitting = everyText(rules.alphabet, 5).filter((text) => /[ab]/.test(text) && /[bc1]/.test(text));
    expect(countByRules(rules, 5)).toBe(BigInt(fitting.length));
    for (let at = 0; at < 500; at++) {
      const text = drawByRules(source, rules, 5);
      expect(fitting).toContain(text);
      expect(text).not.toMatch(/(.)\1\1/);
    }
  });

  it.each([
    ['minlength: many', 'minlength needs a number', 0],
    ['required: lower; wanted: digit', 'wanted: digit isn’t a rule', 17],
    ['required: letters', 'letters isn’t a kind of character', 10],
    ['minlength: 20; maxlength: 10', 'minlength can’t be greater', undefined],
    ['minlength: 200', 'minlength can be up to 128', undefined],
  ])('refuses %s', (text, message, offset) => {
    try {
      readPasswordRules(text);
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message).toContain(message);
      expect((error as { details: { offset?: number } }).details.offset).toBe(offset);
    }
  });

  it('gives up where hardly anything fits', () => {
    expect(() => drawByRules(source, readPasswordRules('allowed: [a]; max-consecutive: 1'), 8)).toThrow('hardly any');
  });
});

describe('passphrases', () => {
  it('draws words, with capitals and a digit where asked', () => {
    const options = { words: 4, separator: '.', capitals: true, digit: true };
    for (let at = 0; at < 200; at++) {
      const text = passphrase(source, ['abacus', 'zoom', 'yoyo'], options);
      expect(text).toMatch(/^[A-Z][a-z]+\d?(\.[A-Z][a-z]+\d?){3}$/);
      expect(text.replace(/\D/g, '')).toHaveLength(1);
    }
    expect(passphraseBits(7776, { ...options, digit: false })).toBeCloseTo(51.7, 1);
    expect(2 ** passphraseBits(3, { ...options, words: 2 })).toBeCloseTo(3 * 3 * 20, 6);
  });
});
