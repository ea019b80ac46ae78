import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { measureStrength } from './strength';
import tool from './tool';

async function run(
  password: string,
  options: { secondOpinion?: boolean; ownWords?: string } = { secondOpinion: false },
) {
  const { value: rows, notes } = await runTool(tool, password, options);
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

describe('the verdict', () => {
  it('is the first row, unless it is switched off or nothing was entered', async () => {
    expect((await run('Password123!', {})).rows[0]).toEqual({
      label: 'Verdict',
      value: 'Weak',
      note: 'falls in less than a second if a fast hash of it is stolen',
    });
    expect((await run('Password123!')).value('Verdict')).toBeUndefined();
    expect((await run('', {})).value('Verdict')).toBeUndefined();
  });

  it('says where the parts are, and repeats nothing of the password', async () => {
    const { rows, notes } = await run('Summer2025!', {});
    expect(rows.filter(({ label }) => label.startsWith('Part'))).toEqual([
      { label: 'Part 1', value: 'a word', note: 'characters 1 to 6' },
      { label: 'Part 2', value: 'a date', note: 'characters 7 to 10' },
      { label: 'Part 3', value: 'no pattern', note: 'character 11' },
    ]);
    expect(notes[0]).toBe('Found: a word; a date. Cracking programs try these first.');
    expect(JSON.stringify([rows, notes])).not.toContain('Summer');
  });

  it('reads your own words between blanks, commas and lines', async () => {
    expect((await run('Xylqotra-Brimvald', {})).value('Verdict')).toBe('Strong');
    for (const ownWords of ['xylqotra brimvald', 'Brimvald, Xylqotra', 'brimvald\nxylqotra'])
      expect((await run('Xylqotra-Brimvald', { ownWords })).value('Verdict')).toBe('Weak');
  });

  it('gives no advice on a strong one', async () => {
    expect((await run('diet drum calm script among trumpet', {})).notes).toHaveLength(1);
  });
});
