import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { comparable } from './compare';
import { diffWords } from './words';

const cut = (line: string, ranges: number[]): string[] => {
  const out: string[] = [];
  for (let i = 0; i < ranges.length; i += 2) out.push(line.slice(ranges[i], ranges[i + 1]));
  return out;
};
const kept = (line: string, ranges: number[]): string => {
  let out = '';
  let from = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    out += line.slice(from, ranges[i]);
    from = ranges[i + 1]!;
  }
  return out + line.slice(from);
};

const piece = fc.constantFrom(
  'a',
  'word',
  ' ',
  '  ',
  ',',
  '.',
  'é',
  'e\u0301',
  '\u0301',
  '👍🏽',
  '👨‍👩‍👧',
  '👨‍👩‍👦',
  '🇩🇪',
  '🇫🇷',
  '日本語',
  'ไทย',
  'क्षि',
  'ᄀ',
  'ᅡ',
  "don't",
  '3.14',
  '\t',
  '\u0600',
  '\ud83d',
);
const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('diffWords', () => {
  it('leaves the same text on both sides and never tears a character', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(line, line, fc.constantFrom(10_000, 0), (a, b, maxLength) => {
        const diff = diffWords(a, b, { maxLength });
        expect(kept(a, diff.left)).toBe(kept(b, diff.right));
        for (const [text, ranges] of [
          [a, diff.left],
          [b, diff.right],
        ] as const) {
          const boundaries = new Set([text.length, ...Array.from(segmenter.segment(text), (s) => s.index)]);
          for (const at of ranges) expect(boundaries.has(at)).toBe(true);
        }
        if (a === b) expect(diff).toMatchObject({ left: [], right: [], likeness: 1 });
      }),
      { numRuns: runs(1500) },
    );
  });

  it('keeps its word under the options', () => {
    const options = { ignoreCase: true, ignorePunctuation: true, ignoreWhitespace: true };
    fc.assert(
      fc.property(line, line, (a, b) => {
        const diff = diffWords(a, b, options);
        expect(comparable(kept(a, diff.left), options)).toBe(comparable(kept(b, diff.right), options));
      }),
    );
    expect(diffWords('Hello,  world', 'hello world!', options)).toMatchObject({ left: [], right: [], likeness: 1 });
  });

  it('marks words', () => {
    const a = 'The quick brown fox';
    const b = 'The slow brown foxes';
    const diff = diffWords(a, b);
    expect([cut(a, diff.left), cut(b, diff.right)]).toEqual([
      ['quick', 'fox'],
      ['slow', 'foxes'],
    ]);
    const c = '私は日本語を話す';
    const d = '私は中国語を話す';
    expect(cut(c, diffWords(c, d).left).join('')).toMatch(/^日本/);
    expect(diffWords('', 'x')).toMatchObject({ left: [], right: [0, 1], likeness: 0 });
  });

  it('treats very long lines as one change between common ends', () => {
    const a = `${'x '.repeat(500_000)}old${' y'.repeat(500_000)}`;
    const b = `${'x '.repeat(500_000)}new one${' y'.repeat(500_000)}`;
    const diff = diffWords(a, b);
    expect([cut(a, diff.left), cut(b, diff.right), diff.capped]).toEqual([['old'], ['new one'], true]);
    expect(diffWords(a, a)).toMatchObject({ left: [], right: [] });
  });
});
