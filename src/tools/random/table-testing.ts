import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import type { drawsTable } from './table';
import { getGenerator } from './testing';

type Options = ReturnType<typeof drawsTable>['options'];

/** What holds of a random table however it is written; another parser reads it. */
export function itDrawsTables(tool: AnyTool & { options: Options }, reading: Papa.ParseConfig) {
  const draw = getGenerator(tool);
  const parse = (text: string) => Papa.parse<string[]>(text, reading);

  it.each([
    [1, 1],
    [5, 3],
    [20, 10],
    [10_000, 10],
  ])('has %i rows of %i columns below its header, as another parser reads it', async (rows, columns) => {
    for (const realistic of [false, true]) {
      const { results } = await draw({ rows, columns, realistic });
      const { data, errors } = parse(results[0]!);
      expect(errors).toEqual([]);
      expect(data).toHaveLength(rows + 1);
      for (const row of data) if (row.length !== columns) throw new Error(row.join());
      expect(new Set(data[0]).size).toBe(columns);
      if (!realistic) expect(data[0]).toEqual(Array.from({ length: columns }, (_, at) => `Column${at + 1}`));
    }
  });

  it('keeps to one kind of value in a column', async () => {
    const { results } = await draw({ rows: 20, columns: 6 });
    const { data } = parse(results[0]!);
    const kinds = [/^[a-z]+$/, /^-?\d+$/, /^\d+(\.\d+)?$/, /^(true|false)$/, /^[a-z]+, [a-z]+$/, /^\d{4}-\d\d-\d\d$/];
    for (let column = 0; column < 6; column++) {
      const cells = data.slice(1).map((row) => row[column]!);
      expect(
        kinds.some((kind) => cells.every((cell) => kind.test(cell))),
        cells.join(),
      ).toBe(true);
    }
  });

  it('draws every word and both truths equally often', async () => {
    const { results } = await draw({ rows: 100_000, columns: 6 });
    const { data } = parse(results[0]!);
    const getColumn = (pattern: RegExp) =>
      data.slice(1).map((row) => row[data[1]!.findIndex((cell) => pattern.test(cell))]);
    expect(deviationAmong(2, getColumn(/^(true|false)$/))).toBeLessThan(5);
    expect(deviationAmong(12, getColumn(/^(?!true|false)[a-z]+$/))).toBeLessThan(5);
    expect(deviationAmong(2001, getColumn(/^-?\d+$/))).toBeLessThan(5);
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ rows: 10, seed: 'ø 1' }, 'one');
    expect((await draw({ rows: 10, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ rows: 10, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ rows: 10 }, 'one')).results).not.toEqual((await draw({ rows: 10 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.rows, 21)).toThrow('Rows must be from 1 to 20');
    expect(() => readOption(tool.options.columns, 11)).toThrow('Columns must be from 1 to 10');
    expect(readOption(tool.options.rows, 10_000, 'command')).toBe(10_000);
    expect(tool.options).toMatchObject({ rows: { initial: 5 }, columns: { initial: 3 } });
  });
}
