import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { LONG } from '@/engines/testing/long';
import { runNow } from '@/kit/testing/run-tool';
import page from './page';
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
    ['-3.5e2 x', '-3.5e2'],
    ['costs 1,234.56', '1234.56'],
    ['.5', '.5'],
    ['none', undefined],
  ])('reads the number in %s', (line, value) => expect(numberIn(line)).toBe(value));

  it('compares numbers by all their digits', () => {
    const ascending = [
      '-1e401',
      '-1e400',
      '-9007199254740993',
      '-9007199254740992',
      '-1e-400',
      '0e5',
      '-0',
      '4e-324',
      '5e-324',
      '0.1',
      '0.10000000000000000001',
      '9007199254740992',
      '9007199254740993',
      '90071992547409931e-1',
      '1e400',
      '1,0e400',
      `1${'0'.repeat(402)}`,
      'none',
    ];
    expect(sort(ascending.toReversed().slice(1).concat('none'), { sortType: 'numeric' })).toEqual(
      ascending.with(5, '-0').with(6, '0e5'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.bigInt(), fc.nat(6))), (numbers) => {
        const lines = numbers.map(([digits, zeros]) => `${digits}.${'0'.repeat(zeros)}`);
        const expected = [...lines].sort((a, b) => {
          const [left, right] = [BigInt(a.split('.')[0]!), BigInt(b.split('.')[0]!)];
          return left < right ? -1 : left > right ? 1 : 0;
        });
        expect(sort(lines, { sortType: 'numeric' })).toEqual(expected);
      }),
    );
  });

  // As `sort -t- -k2n` (GNU coreutils) orders the first, and `sort -n` the signs.
  it('takes a hyphen behind a letter for no minus sign', () => {
    const sorted = (...lines: string[]) => sort(lines, { sortType: 'numeric' });
    expect(sorted('Photo-2', 'Photo-10', 'Photo-1')).toEqual(['Photo-1', 'Photo-2', 'Photo-10']);
    expect(sorted('é-2', 'é-1', 'v_-3')).toEqual(['é-1', 'é-2', 'v_-3']);
    expect(sorted('1', '-2', '+3', 'x -4', '(-5)', 'x=-6')).toEqual(['x=-6', '(-5)', 'x -4', '-2', '1', '+3']);
  });

  it('leaves lines without a number at the end, also in reverse', () => {
    expect(sort(['3', 'none', '1', 'any'], { sortType: 'numeric', reverse: true })).toEqual(['3', '1', 'none', 'any']);
  });

  it('removes duplicates with and without regard to case, after trimming', () => {
    expect(sort(['b', 'B', 'a'], { removeDuplicates: true })).toEqual(['a', 'b']);
    expect(sort(['b', 'B', 'a'], { removeDuplicates: true, caseSensitive: true })).toEqual(['a', 'B', 'b']);
    expect(sort([' a', 'a '], { removeDuplicates: true, trimWhitespace: true })).toEqual(['a']);
  });

  it('measures lines that come again only once', () => {
    const different = Array.from({ length: 200 }, (_, at) => `日本語 é\u0301 😀 ${'x'.repeat(at % 7)} ${at}`);
    const lines = Array.from({ length: 200_000 }, (_, at) => different[(at * 7919) % 200]!);
    for (const sortType of ['length', 'numeric', 'wordCount'] as const) {
      // Within a pass over the lines, whatever measuring one of them takes.
      const start = performance.now();
      sort(lines, { sortType });
      expect(performance.now() - start).toBeLessThan(400);
    }
  });

  it.runIf(LONG)('sorts a million lines', () => {
    const random = seededRandom('many');
    const lines = Array.from({ length: 1_000_000 }, () => `line ${random.uint32()}`);
    const sorted = sort(lines, { sortType: 'numeric' });
    for (let at = 1; at < sorted.length; at += 1000)
      expect(Number(numberIn(sorted[at]!))).toBeGreaterThanOrEqual(Number(numberIn(sorted[at - 1]!)));
  });
});

describe('the quick buttons', () => {
  const buttons = tool.action as Readonly<Record<string, object>>;
  const run = (options: object) =>
    runNow(tool, 'b\n10\na\n9', options, { random: seededRandom('quick') }).value.split('\n');

  it.each([
    ['Sort', ['9', '10', 'a', 'b']],
    ['A-Z', ['9', '10', 'a', 'b']],
    ['Z-A', ['b', 'a', '10', '9']],
    ['1-9', ['9', '10', 'b', 'a']],
    ['9-1', ['10', '9', 'b', 'a']],
  ] as const)('%s', (name, sorted) => expect(run(buttons[name]!)).toEqual(sorted));

  it('shuffle, and are undone by one another and by Reset All', () => {
    expect(run(buttons.Randomize!).toSorted()).toEqual(['10', '9', 'a', 'b']);
    expect(run({ ...buttons.Randomize, ...buttons['Z-A'] })).toEqual(['b', 'a', '10', '9']);
    expect(Object.keys(buttons)).toEqual(['Sort', 'A-Z', 'Z-A', '1-9', '9-1', 'Randomize']);
    expect(page).toMatchObject({ clearLabel: 'Reset All', clearsOptions: true });
  });
});
