import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
// Made with csv.writer of Python 3.11: random tables, all cells quoted, beside their rows.
import tables from './python-csv.fixture.json';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const run = async (input: string, options: Options = {}, progress: (done: number) => void = () => {}) =>
  await runTool(tool, input, options, { progress });

describe('csv-to-json', () => {
  it('reads what Python wrote', async () => {
    expect(tables).toHaveLength(60);
    for (const { csv, delimiter, rows } of tables)
      expect((await run(csv, { delimiter })).value, csv).toBe(JSON.stringify(rows, null, 2));
  });

  it.each([
    ['a\tb\n1\t2', '\\t'],
    ['a\tb\n1\t2', 'tab'],
    ['a||b\n1||2', '||'],
  ])('takes %j with the delimiter %s', async (csv, delimiter) => {
    expect(JSON.parse((await run(csv, { delimiter })).value)).toEqual([{ a: '1', b: '2' }]);
  });

  it('has the shapes of the choice', async () => {
    const shaped = async (outputFormat: 'array' | 'data' | 'first') =>
      JSON.parse((await run('a\n1\n2', { outputFormat })).value);
    expect(await shaped('array')).toEqual([{ a: '1' }, { a: '2' }]);
    expect(await shaped('data')).toEqual({ data: [{ a: '1' }, { a: '2' }] });
    expect(await shaped('first')).toEqual({ a: '1' });
    expect(JSON.parse((await run('1,2', { firstRowHeader: false })).value)).toEqual([{ column1: '1', column2: '2' }]);
  });

  it('finds the delimiter and the quotes, says so, and does as it is told instead', async () => {
    const { value, notes, facts, data } = await run("a;b\n'1;x';'2'\n");
    expect(JSON.parse(value)).toEqual([{ a: '1;x', b: '2' }]);
    expect(notes).toEqual(['Separated by semicolons, as the rows show.', 'Cells are in single quotes.']);
    expect(facts.map((fact) => fact.value)).toEqual(['1', '2', 'Semicolon (;)', "Single (')"]);
    expect(data).toEqual({ delimiter: ';', quote: "'", start: 0, columns: ['a', 'b'], rows: 1 });
    const told = await run("a;b\n'1','2'", { detectDelimiter: false, quotes: 'none' });
    expect(JSON.parse(told.value)).toEqual([{ 'a;b': "'1'", column2: "'2'" }]);
    expect((await run('a;b\n1;2', { detectDelimiter: false })).notes).toEqual([
      'There is only one column. Semicolon (;) as the Delimiter would fit better.',
    ]);
    expect((await run('a;b|c\n1;2|3', { delimiter: '|' })).data.columns).toEqual(['a;b', 'c']);
    expect((await run('a\n1')).notes).toEqual([]);
    expect((await run('sep=|\na|b\n1|2')).notes).toEqual(['Separated by bars, as the first line says.']);
  });

  it('takes a header, none, or your own names, and any indent', async () => {
    const csv = 'a,b\n1,2';
    expect((await run(csv, { columnNames: '"x, y", z', indentSize: 'tab' })).value).toBe(
      JSON.stringify([{ 'x, y': '1', z: '2' }], null, '\t'),
    );
    expect((await run(csv, { firstRowHeader: false, columnNames: 'x', indentSize: '3' })).value).toBe(
      JSON.stringify(
        [
          { x: 'a', column2: 'b' },
          { x: '1', column2: '2' },
        ],
        null,
        3,
      ),
    );
    expect((await run(csv, { firstRowHeader: false, outputFormat: 'lines' })).value).toBe(
      '{"column1":"a","column2":"b"}\n{"column1":"1","column2":"2"}',
    );
  });

  it('trims cells only when told to', async () => {
    const csv = 'name,city\n Ada ,\xa0London';
    expect(JSON.parse((await run(csv)).value)).toEqual([{ name: ' Ada ', city: '\xa0London' }]);
    expect(JSON.parse((await run(csv, { trimCells: true })).value)).toEqual([{ name: 'Ada', city: 'London' }]);
  });

  it('has the known words for what cannot be converted', async () => {
    await expect(run(' \n ')).rejects.toThrow(/^Please enter CSV data or upload a CSV file\.$/);
    const failed = /^An error occurred during conversion\. Please check your CSV data and settings\./;
    await expect(run('a,b\n1,"2')).rejects.toThrow(failed);
    await expect(run('a,b\n1,"2')).rejects.toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 3 }) }),
    );
    await expect(run('a', { delimiter: '' })).rejects.toThrow(failed);
    await expect(run('a', { delimiter: '"' })).rejects.toThrow(failed);
  });

  it.each([',', '"', 'a', '\n', ',\n', ' '])('takes or refuses 300 kB of %j soon', async (piece) => {
    const started = processorTime();
    try {
      await run(piece.repeat(300_000 / piece.length));
    } catch (error) {
      expect(error).toMatchObject({ name: 'InputError' });
    }
    expectWithin(2000, started);
  });

  it.runIf(LONG)('takes 50 MB, and tells how far it is', async () => {
    const seen: number[] = [];
    const row = `${'x'.repeat(400)},"${'y'.repeat(400)}, z",${'1'.repeat(200)}`;
    const count = 50_000;
    const input = `a,b,c\n${`${row}\n`.repeat(count)}`;
    expect(input.length).toBeGreaterThan(50_000_000);
    const { value, facts } = await run(input, { prettyPrint: false }, (done) => seen.push(done));
    expect(facts[0]?.value).toBe('50,000');
    expect(value.length).toBe((JSON.stringify({ a: '', b: '', c: '' }).length + 1003 + 1) * count + 1);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeLessThanOrEqual(1);
  });
});
