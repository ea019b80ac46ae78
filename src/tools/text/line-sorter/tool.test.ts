import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { initialValues } from '@/kit/option';
import type { Result } from '@/kit/output';
import { numberIn, type SortOptions, sortLines } from './sort';
import tool from './tool';

const plain: SortOptions = {
  sortType: 'alphabetical',
  caseSensitive: false,
  reverse: false,
  removeDuplicates: false,
  trimWhitespace: false,
  randomize: false,
};
const sort = (lines: string[], options: Partial<SortOptions> = {}) =>
  sortLines(lines, { ...plain, ...options }, seededRandom('sort'));

describe('sorting lines', () => {
  it('orders as the platform’s collation does', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
        const expected = [...lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'accent' }));
        expect(sort(lines)).toEqual(expected);
        expect(sort(lines, { reverse: true })).toEqual(expected.reverse());
      }),
    );
  });

  it('keeps every line, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.constantFrom('alphabetical', 'numeric', 'length', 'wordCount'),
        fc.boolean(),
        (lines, sortType, randomize) => {
          expect(sort(lines, { sortType: sortType as SortOptions['sortType'], randomize }).sort()).toEqual(
            [...lines].sort(),
          );
        },
      ),
    );
  });

  it('is stable by number, length and word count', () => {
    expect(sort(['b 1', 'a 1', 'c 0'], { sortType: 'numeric' })).toEqual(['c 0', 'b 1', 'a 1']);
    expect(sort(['bb', 'a', 'aa', '👩‍👩‍👧'], { sortType: 'length' })).toEqual(['a', '👩‍👩‍👧', 'bb', 'aa']);
    expect(sort(['x y z', 'q', 'b a', ''], { sortType: 'wordCount' })).toEqual(['', 'q', 'b a', 'x y z']);
  });

  it.each([
    ['-3.5e2 x', -350],
    ['costs 1,234.56', 1234.56],
    ['.5', 0.5],
    ['none', Number.POSITIVE_INFINITY],
  ])('reads the number in %s', (line, value) => expect(numberIn(line)).toBe(value));

  it('removes duplicates with and without regard to case, after trimming', () => {
    expect(sort(['b', 'B', 'a'], { removeDuplicates: true })).toEqual(['a', 'b']);
    expect(sort(['b', 'B', 'a'], { removeDuplicates: true, caseSensitive: true })).toEqual(['a', 'B', 'b']);
    expect(sort([' a', 'a '], { removeDuplicates: true, trimWhitespace: true })).toEqual(['a']);
  });

  it('sorts a million lines', () => {
    const random = seededRandom('many');
    const lines = Array.from({ length: 1_000_000 }, () => `line ${random.uint32()}`);
    const sorted = sort(lines, { sortType: 'numeric' });
    for (let at = 1; at < sorted.length; at += 1000)
      expect(numberIn(sorted[at]!)).toBeGreaterThanOrEqual(numberIn(sorted[at - 1]!));
  });
});

describe('the quick buttons', () => {
  const buttons = tool.action as Readonly<Record<string, object>>;
  const run = (options: object) =>
    (
      tool.run('b\n10\na\n9', { ...initialValues(tool.options), ...options }, {
        random: seededRandom('quick'),
      } as never) as Result<string>
    ).value.split('\n');

  it.each([
    ['Sort', ['9', '10', 'a', 'b']],
    ['A-Z', ['9', '10', 'a', 'b']],
    ['Z-A', ['b', 'a', '10', '9']],
    ['1-9', ['9', '10', 'b', 'a']],
    ['9-1', ['a', 'b', '10', '9']],
  ] as const)('%s', (name, sorted) => expect(run(buttons[name]!)).toEqual(sorted));

  it('shuffle, and are undone by one another and by Reset All', () => {
    expect(run(buttons.Randomize!).toSorted()).toEqual(['10', '9', 'a', 'b']);
    expect(run({ ...buttons.Randomize, ...buttons['Z-A'] })).toEqual(['b', 'a', '10', '9']);
    expect(Object.keys(buttons)).toEqual(['Sort', 'A-Z', 'Z-A', '1-9', '9-1', 'Randomize']);
    expect(tool).toMatchObject({ clearLabel: 'Reset All', clearsOptions: true });
  });
});
