import figlet from 'figlet';
import { describe, expect, it } from 'vitest';
import { LONG, some } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { drawBanner, LONGEST_TEXT } from './banner';
import { FONT_NAMES } from './files';

const widest = (art: string) => Math.max(...art.split('\n').map((row) => [...row].length));
const trimmed = (art: string) => art.replace(/[^\S\n]+$/gm, '').replace(/\n+$/, '');

describe('fonts', () => {
  it('are all that the package ships, each once', () => {
    const shipped = figlet.fontsSync().map((name) => name.toLowerCase());
    const known = new Set(FONT_NAMES.map((name) => name.toLowerCase()));
    expect(shipped.filter((name) => !known.has(name))).toEqual([]);
    expect(FONT_NAMES.length).toBeGreaterThan(325);
    expect(known.size).toBe(FONT_NAMES.length);
    expect(FONT_NAMES).toContain('Standard');
  });

  it('all render, within the width, what they have letters for', async () => {
    const blank: string[] = [];
    const wide: string[] = [];
    for (const font of some(FONT_NAMES, 4)) {
      const { art } = await drawBanner('ASCII ART', { font, width: 80 });
      if (art.trim() === '') blank.push(font);
      if (widest(art) > 80) wide.push(font);
    }
    expect(blank).toEqual([]);
    expect(wide).toEqual([]);
  });
});

describe('drawBanner', () => {
  it.each(['Standard', 'Slant', 'Big', 'ANSI Shadow', 'Doom'])('draws like the package itself: %s', async (font) => {
    const { art } = await drawBanner('Hi, you!', { font, width: 200 });
    expect(art).toBe(trimmed(figlet.textSync('Hi, you!', { font })));
  });

  it('wraps between words, and cuts only a word that is too wide', async () => {
    const { art } = await drawBanner('one two three', { font: 'Standard', width: 40 });
    expect(art).toBe(trimmed(figlet.textSync('one two\nthree', { font: 'Standard' })));
    const long = await drawBanner('x'.repeat(60), { font: 'Standard', width: 40 });
    expect(widest(long.art)).toBeLessThanOrEqual(40);
    expect(long.art.split('\n').length).toBeGreaterThan(20);
  });

  it('keeps line breaks, of any kind', async () => {
    const lines = await drawBanner('a\r\nb\rc', { font: 'Standard', width: 80 });
    expect(lines.art).toBe(trimmed(figlet.textSync('a\nb\nc', { font: 'Standard' })));
  });

  it('says what a font lacks and takes the nearest it has', async () => {
    expect(await drawBanner('5 € 👩‍👩‍👧', { font: 'Standard', width: 80 })).toMatchObject({ missing: ['€', '👩‍👩‍👧'] });
    const accented = await drawBanner('ẽ', { font: 'Standard', width: 80 });
    expect(accented.replaced).toEqual(['ẽ']);
    expect(accented.art).toBe((await drawBanner('e', { font: 'Standard', width: 80 })).art);
  });

  it.runIf(LONG)('is quick at its longest, and refuses more', async () => {
    const started = processorTime();
    await drawBanner('a'.repeat(LONGEST_TEXT), { font: 'Standard', width: 200 });
    await drawBanner('hello '.repeat(80), { font: 'Doh', width: 40 });
    expectWithin(3000, started);
    await expect(drawBanner('a'.repeat(1e6), { font: 'Standard', width: 80 })).rejects.toThrow(
      'The text is limited to 500 characters; this one has 1000000.',
    );
  });
});
