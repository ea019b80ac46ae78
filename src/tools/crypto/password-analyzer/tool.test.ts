import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { measureStrength } from './strength';
import tool from './tool';

async function run(password: string, secondOpinion = false) {
  const { value: rows, notes } = await runTool(tool, password, { secondOpinion });
  return { rows, notes, value: (label: string) => rows.find((row) => row.label === label)?.value };
}

describe('the formula', () => {
  it.each([
    ['', 0, 0],
    ['a', 1, 26],
    ['aA', 2, 52],
    ['aA0', 3, 62],
    ['aA0!', 4, 95],
    ['0000', 4, 10],
    ['!!', 2, 33],
    [' ', 1, 33],
    ['ä', 1, 33],
    ['a ', 2, 59],
    ['漢字', 2, 33],
    ['👩‍👩‍👧', 1, 33],
    // A letter and a combining accent: one grapheme, and beyond ASCII.
    ['e\u0301', 1, 59],
    ['\r\n', 1, 33],
  ])('%j: %i graphemes of %i', (password, length, characterSet) => {
    const measured = measureStrength(password);
    expect([measured.length, measured.characterSet]).toEqual([length, characterSet]);
    expect(measured.entropy).toBeCloseTo(length && length * Math.log2(characterSet), 10);
  });

  it('caps the score at 100 and leaves it at the entropy below', () => {
    expect(measureStrength('a'.repeat(21)).score).toBeCloseTo(98.709, 3);
    expect(measureStrength('a'.repeat(22)).score).toBe(100);
    expect(measureStrength('').score).toBe(0);
  });

  // A digit is worth 3.3219 bits, a lower-case letter 4.7004, a character of all 95 6.5699.
  it.each([
    ['0'.repeat(8), 26.58, 'Instantly'],
    ['0'.repeat(9), 29.9, 'Minutes'],
    ['a'.repeat(5), 23.5, 'Instantly'],
    ['a'.repeat(6), 28.2, 'Minutes'],
    ['a'.repeat(7), 32.9, 'Minutes'],
    ['a'.repeat(8), 37.6, 'Hours'],
    ['0'.repeat(18), 59.79, 'Hours'],
    ['0'.repeat(19), 63.12, 'Years'],
    [`aA0!${'x'.repeat(15)}`, 124.8, 'Years'],
    [`aA0!${'x'.repeat(16)}`, 131.4, 'Centuries'],
  ])('%s has %d bits: %s', (password, bits, label) => {
    expect(measureStrength(password).entropy).toBeCloseTo(bits, 0);
    expect(measureStrength(password).crackTime).toBe(label);
  });

  it('takes any text, and a megabyte of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (password) => {
        const { value } = await run(password);
        expect(Number.parseInt(value('Score')!, 10)).toBeLessThanOrEqual(100);
        expect(value('Entropy')).toMatch(/^\d+\.\d\d bits$/);
      }),
    );
    expect((await run('x'.repeat(1_000_000))).value('Length')).toBe('1000000');
  });

  it('says that dictionaries are not considered', async () => {
    expect((await run('x')).notes[0]).toContain('dictionary attacks are not considered');
  });
});

describe('the second opinion', () => {
  it('is given only when asked for', async () => {
    expect((await run('Password123!')).value('Second opinion')).toBeUndefined();
    expect((await run('', true)).value('Second opinion')).toBeUndefined();
  });

  it('knows words and patterns, where the formula does not', async () => {
    for (const password of ['Password123!', 'qwertyuiop', '2001-09-11', 'dr0wss4p']) {
      const { value, notes } = await run(password, true);
      expect(value('Second opinion'), password).toMatch(/^(Very weak|Weak)$/);
      expect(notes.length).toBeGreaterThan(1);
    }
    for (const password of ['vX9#qL2$wT7!zR4m', 'diet drum calm script among trumpet'])
      expect((await run(password, true)).value('Second opinion'), password).toMatch(/^(Strong|Very strong)$/);
  });

  it('takes any text', async () => {
    for (const password of ['__proto__', 'constructor', '\0', '\ud83d', '4@8({[</369&1!|0$5+7'.repeat(50_000)])
      expect((await run(password, true)).value('Guesses needed')).toMatch(/^about 10\^\d/);
  });
});
