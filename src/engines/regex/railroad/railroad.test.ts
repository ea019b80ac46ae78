import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { railroad } from './railroad';
import { toSvg } from './svg';

const labels = (pattern: string, flags = ''): string[] =>
  railroad(pattern, flags).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

describe('railroad', () => {
  it('names what is on the way', () => {
    expect(labels('^ab(?<y>\\d{4})|[^a-c_]+?\\b$')).toEqual([
      ...['start', '“ab”', 'group 1 y', 'digit', '4 times'],
      ...['none of “a”–“c” “_”', 'as few as possible', 'word boundary', 'end'],
    ]);
    expect(labels('(?=a)(?<!b)\\1.\\n[\\s\\S]()', 's')).toEqual(
      expect.arrayContaining(['followed by', 'not preceded by', 'same as group 1', 'any character', 'line feed']),
    );
    expect(labels('a{2,}b{1,3}?c?')).toEqual([
      '“a”',
      '2 times or more',
      '“b”',
      '1 to 3 times, as few as possible',
      '“c”',
    ]);
  });

  it('keeps every shape on the sheet, and is a well-formed file with a title and words', () => {
    const piece = fc.constantFrom(
      'a',
      '\\d',
      '[a-z]',
      '(b)',
      '(?:c|d|)',
      '(?<n>e)?',
      '(?=f)',
      'g*',
      '(h+|i{2,5})+?',
      '|',
      '^',
      '😀',
      '<',
      '&',
    );
    const parser = new XMLParser({ trimValues: false, htmlEntities: true });
    fc.assert(
      fc.property(fc.uniqueArray(piece, { maxLength: 8 }), (pieces) => {
        const drawn = railroad(pieces.join(''), '');
        for (const shape of drawn.shapes) {
          if (shape.kind === 'path') continue;
          expect(shape.x).toBeGreaterThanOrEqual(0);
          expect(shape.y).toBeGreaterThanOrEqual(0);
          const [width, height] = shape.kind === 'box' ? [shape.width, shape.height] : [0, 0];
          expect(shape.x + width).toBeLessThanOrEqual(drawn.width);
          expect(shape.y + height).toBeLessThanOrEqual(drawn.height);
        }
        const svg = toSvg(drawn);
        expect(XMLValidator.validate(svg)).toBe(true);
        expect(String(parser.parse(svg).svg.title)).toBe(drawn.title);
        expect(parser.parse(svg).svg.desc).not.toBe('');
      }),
      { numRuns: runs(150) },
    );
  });

  it('refuses what nobody could look at', () => {
    expect(() => railroad('(a|b)'.repeat(2_000), '')).toThrow('too large to draw');
    expect(() => railroad('(', '')).toThrow('are drawn');
  });
});
