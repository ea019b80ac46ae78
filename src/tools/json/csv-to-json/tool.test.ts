import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { OptionsOf } from '@/kit/tool';
// Made with csv.writer of Python 3.11: random tables, all cells quoted, beside their rows.
import tables from './python-csv.fixture.json';
import tool from './tool';

type Options = Partial<OptionsOf<typeof tool>>;
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

  it('suspects another delimiter', async () => {
    expect((await run('a;b\n1;2')).notes).toEqual([
      'The first line has semicolons but not the delimiter. Should the Delimiter be ;?',
    ]);
    expect((await run('a\n1')).notes).toEqual([]);
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
    const before = process.cpuUsage().user;
    try {
      await run(piece.repeat(300_000 / piece.length));
    } catch (error) {
      expect(error).toMatchObject({ name: 'InputError' });
    }
    // Microseconds of the processor: others may be using it too.
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  });

  it('takes 50 MB, and tells how far it is', async () => {
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
