import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { explain } from './explain';
import type { Explanation } from './explanation';

const outline = (node: Explanation): unknown =>
  node.children.length === 0 ? node.text : [node.text, ...node.children.map(outline)];
const parts = (pattern: string, flags = ''): unknown[] => explain(pattern, flags).children.map(outline);

describe('explain', () => {
  it('puts every kind of element into words', () => {
    expect(parts('abc\\.')).toEqual(['The text "abc."']);
    expect(parts('a', 'i')).toEqual(['The character "a", in upper or lower case']);
    expect(parts('1\\t\\x41\\u{1F600}\\cA\\0 ', 'u')).toEqual([
      'The character "1"',
      'The character tab (U+0009)',
      'The character "A" (U+0041)',
      'The character "😀" (U+1F600)',
      'The character U+0001',
      'The character null (U+0000)',
      'The character space',
    ]);
    expect(parts('.')).toEqual(['Any character except a line break']);
    expect(parts('.', 's')).toEqual(['Any character, line breaks included']);
    expect(parts('^$')).toEqual(['Start of the text', 'End of the text']);
    expect(parts('^$', 'm')).toEqual(['Start of a line', 'End of a line']);
    expect(parts('\\b\\B')).toEqual([
      'Word boundary: a word character on one side only',
      'Not a word boundary: word characters on both sides, or on neither',
    ]);
    expect(parts('\\d\\D\\S').map(String)).toEqual([
      'A digit (0 to 9)',
      'Any character but a digit (0 to 9)',
      'Any character but white space',
    ]);
    expect(parts('\\p{L}\\P{Lu}\\p{Script=Old_Italic}\\p{gc=Nd}\\p{Bidi_M}', 'u')).toEqual([
      'A letter',
      'Any character but a capital letter',
      'A character of the Old Italic script',
      'A decimal digit of any script',
      'A character with the Unicode property Bidi_M',
    ]);
    expect(parts('\\p{RGI_Emoji}', 'v')).toEqual(['A character or sequence with the Unicode property RGI_Emoji']);
  });

  it('explains quantifiers, greedy and lazy', () => {
    const times = (pattern: string): string => explain(pattern, '').children[0]!.text;
    expect(times('a*')).toBe('Zero or more times, as often as possible:');
    expect(times('a+?')).toBe('One or more times, as rarely as possible (lazy):');
    expect(times('a?')).toBe('Optional (zero times or once):');
    expect(times('a??')).toBe('Optional, left out if possible (lazy):');
    expect(times('a{3}')).toBe('Exactly 3 times:');
    expect(times('a{1}')).toBe('Exactly once:');
    expect(times('a{0}')).toBe('Never (zero times):');
    expect(times('a{2,}')).toBe('2 or more times, as often as possible:');
    expect(times('a{2,4}?')).toBe('Between 2 and 4 times, as rarely as possible (lazy):');
  });

  it('explains groups, references and look-around', () => {
    expect(parts('(a)(?<year>b|)(?:c)\\1\\k<year>')).toEqual([
      ['Capture group 1:', 'The character "a"'],
      [
        'Capture group 2, named "year", one of:',
        ['Alternative 1:', 'The character "b"'],
        'Alternative 2: nothing, always matches',
      ],
      ['Group, not captured:', 'The character "c"'],
      'The same text that capture group 1 matched',
      'The same text that the group named "year" (2) matched',
    ]);
    expect(parts('(?:(?<n>a)|(?<n>b))\\k<n>').at(-1)).toBe('The same text that the group named "n" matched');
    expect(parts('(?=a)(?!a)(?<=a)(?<!a)()').map((part) => (Array.isArray(part) ? part[0] : part))).toEqual([
      'Followed by (not part of the match):',
      'Not followed by:',
      'Preceded by (not part of the match):',
      'Not preceded by:',
      'Capture group 1, empty',
    ]);
  });

  it('follows modifiers into their group and out again', () => {
    expect(parts('(?i-ms:a.^)a', 'ms')).toEqual([
      [
        'Group, not captured, with case ignored, ^ and $ matching at the ends of the text only and the dot not matching line breaks:',
        'The character "a", in upper or lower case',
        'Any character except a line break',
        'Start of the text',
      ],
      'The character "a"',
    ]);
  });

  it('explains classes and sets', () => {
    expect(parts('[a-z_\\d-]')).toEqual([
      ['One of these characters:', 'From "a" to "z"', '"_"', 'A digit (0 to 9)', '"-"'],
    ]);
    expect(parts('[^\\s][][^]')).toEqual([
      ['One character that is not any of:', 'White space: a space, tab, line break or another Unicode space'],
      'An empty set: never matches',
      'Any character, line breaks included',
    ]);
    expect(parts('[\\w--[a-c]][^\\p{L}&&\\p{ASCII}&&x][\\q{abc|d|}x]', 'v')).toEqual([
      [
        'What is in the first but not in the second of:',
        'A word character (A to Z, a to z, 0 to 9, _)',
        ['One of these characters:', 'From "a" to "c"'],
      ],
      ['One character but not: what is in both of:', ['What is in both of:', 'A letter', 'An ASCII character'], '"x"'],
      ['One of these characters or strings:', 'One of the strings "abc", "d" or the empty string', '"x"'],
    ]);
  });

  it('nests by place', () => {
    const piece = fc.constantFrom(
      'a',
      'bc',
      '.',
      '\\d',
      '[a-z]',
      '(',
      ')',
      '(?:',
      '(?<n>',
      '(?=',
      '(?<!',
      '|',
      '*',
      '+?',
      '{2}',
      '^',
      '$',
      '\\1',
      '\\b',
      '\\p{L}',
      '[^😀]',
      '(?i:',
      '[\\w--_]',
    );
    let explained = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), fc.constantFrom('', 'u', 'v', 'i'), (pieces, flags) => {
        const pattern = pieces.join('');
        let tree: Explanation;
        try {
          tree = explain(pattern, flags);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          return;
        }
        explained++;
        expect([tree.start, tree.end]).toEqual([0, pattern.length]);
        const check = (node: Explanation): void => {
          expect(node.text).toMatch(/^[^a-z]/);
          let at = node.start;
          for (const child of node.children) {
            expect(child.start >= at && child.end <= node.end).toBe(true);
            at = child.end;
            check(child);
          }
        };
        check(tree);
      }),
      { numRuns: runs(1_200) },
    );
    expect(explained).toBeGreaterThan(runs(100));
  });

  it('takes the empty pattern, and refuses what it cannot read', () => {
    expect(explain('', '')).toEqual({ start: 0, end: 0, text: 'Nothing: matches at every position', children: [] });
    expect(() => explain('(', '')).toThrow(InputError);
    expect(() => explain('('.repeat(100_000) + ')'.repeat(100_000), '')).toThrow(InputError);
  });
});
