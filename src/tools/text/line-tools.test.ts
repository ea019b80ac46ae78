import { describe, expect, it } from 'vitest';
import { splitColumns } from '@/engines/text/line-keys';
import { runNow } from '@/kit/testing/run-tool';
import sorter from './line-sorter/tool';
import fixture from './line-tools.fixture.json';
import deduper from './remove-duplicate-lines/tool';

const text = fixture.lines.join('\n');
const commands = fixture.commands as Readonly<Record<string, string[]>>;
const sorted = (options: object, input = text) => runNow(sorter, input, options).value.split('\n');
const deduped = (options: object, input = text) => runNow(deduper, input, options).value.split('\n');
const second = { compareBy: 'column', separator: ',' };

describe('lines by a part of them, as sort, uniq and awk do it', () => {
  it.each([
    ['sort -t, -k2,2n -s', () => sorted({ ...second, column: 2, sortType: 'numeric' })],
    ['sort -t, -k2,2n -s', () => sorted({ compareBy: 'regex', pattern: ',(\\d+),', sortType: 'numeric' })],
    ['sort -t, -k1,1 -s', () => sorted({ ...second, column: 1 })],
    ['sort -t, -k3,3 -s', () => sorted({ ...second, column: -1 })],
    ['sort -t, -k3,3 -s', () => sorted({ compareBy: 'regex', pattern: '[a-z]+$' })],
    ["awk -F, '!seen[$1]++'", () => deduped({ ...second, column: 1 })],
    ["awk -F, '!seen[$3]++'", () => deduped({ ...second, column: 3 })],
    ["awk -F, '!seen[$1]++'", () => deduped({ compareBy: 'regex', pattern: '^\\w+' })],
    ["tac | awk -F, '!seen[$1]++' | tac", () => deduped({ ...second, keep: 'last' })],
    ['sort | uniq -d', () => sorted({ keep: 'repeated', removeDuplicates: true, caseSensitive: true })],
    ['sort | uniq -d', () => deduped({ keep: 'repeated', sort: 'alphabetical' })],
    ['sort | uniq -u', () => sorted({ keep: 'single' })],
    ["sort | uniq -c | sed -E 's/^ *([0-9]+) /\\1\\t/'", () => sorted({ counts: true })],
  ] as const)('%s', (command, made) => {
    // Plain sorting puts 10 before 9; here numbers within a line count by their value.
    const byValue = /^sort \|/.test(command);
    const [ours, theirs] = [made(), commands[command]!];
    expect(theirs.length).toBeGreaterThan(3);
    expect(byValue ? ours.toSorted() : ours).toEqual(byValue ? theirs.toSorted() : theirs);
  });

  it('counts by frequency as sort -rn does', () => {
    const names = fixture.lines.map((line) => line.split(',')[0]).join('\n');
    const expected = Object.entries(commands).find(([command]) => command.startsWith('cut'))![1];
    const numbers = (lines: string[]) => lines.map((line) => line.split('\t')[0]);
    for (const ours of [
      sorted({ counts: true, sortType: 'occurrences' }, names),
      deduped({ counts: true, sort: 'often' }, names),
    ]) {
      expect(numbers(ours)).toEqual(numbers(expected));
      expect(ours.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('leaves lines without the column or a match at the end, also in reverse, and takes none for the same', () => {
    const lines = 'x\nb 2\nx\na 1';
    expect(sorted({ compareBy: 'column', column: 2 }, lines)).toEqual(['a 1', 'b 2', 'x', 'x']);
    expect(sorted({ compareBy: 'column', column: 2, reverse: true }, lines)).toEqual(['b 2', 'a 1', 'x', 'x']);
    expect(deduped({ compareBy: 'regex', pattern: '\\d' }, 'p\nq\na 1\nb 1')).toEqual(['p', 'q', 'a 1']);
  });

  it('keeps a header, and shuffles the same by the same seed', () => {
    expect(sorted({ header: true, reverse: true }, 'head\na\nb')).toEqual(['head', 'b', 'a']);
    const [one, again, other] = ['s', 's', 't'].map((seed) => sorted({ randomize: true, seed }));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    expect(one!.toSorted()).toEqual(fixture.lines.toSorted());
  });

  it('refuses column 0 and wrong patterns', () => {
    expect(() => sorted({ compareBy: 'column', column: 0 })).toThrow('Columns count from 1');
    for (const pattern of ['', '(', 'a{2,1}'])
      expect(() => deduped({ compareBy: 'regex', pattern })).toThrow(
        expect.objectContaining({ details: { field: 'pattern' } }),
      );
  });

  it('splits columns as CSV does', () => {
    expect(splitColumns('a,"b, ""c""",d', ',')).toEqual(['a', 'b, "c"', 'd']);
    expect(splitColumns('a, "b"x,"c', ',')).toEqual(['a', 'bx', '"c']);
    expect(splitColumns(' a \t b ', '')).toEqual(['a', 'b']);
  });
});
