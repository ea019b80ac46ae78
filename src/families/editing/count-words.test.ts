import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { countWords } from './count-words';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const segmented = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

it('counts ASCII as Intl.Segmenter does', () => {
  const ascii = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
  for (const unit of ascii)
    for (const text of [unit, `a${unit}b`, `1${unit}2`, `a${unit}1`, `a${unit}${unit}b`, `${unit}a`, `a${unit}`])
      expect(countWords(text), JSON.stringify(text)).toBe(segmented(text));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ascii, 'word', '42', ' ', '. ')), (parts) => {
      const text = parts.join('');
      expect(countWords(text)).toBe(segmented(text));
    }),
    { numRuns: runs(2000) },
  );
});

it('counts other scripts and signs in words as Intl.Segmenter does', () => {
  for (const text of ["don't stop", 'naïve café', '日本語のテキスト', 'snake_case 3,14 a.m.', 'e‑mail 👍 yes'])
    expect(countWords(text), text).toBe(segmented(text));
});

it('counts what stands between white space of any kind in a long text', () => {
  const everyUnit = Array.from({ length: 0x10000 }, (_, unit) => `a${String.fromCharCode(unit)}b`).join(' ');
  for (const text of [everyUnit, ` ${everyUnit}\n`]) expect(countWords(text)).toBe(text.trim().split(/\s+/).length);
});
