import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const progress: number[] = [];
const run = async (input: string, options: Options = {}) =>
  await runTool(tool, input, options, { progress: (done: number) => progress.push(done) });

describe('json-to-csv', () => {
  it('writes what Papa Parse writes for flat rows', async () => {
    const rows = [
      { a: 'x,y', b: 'say "hi"', c: 'two\nlines' },
      { a: '', b: '1', c: 'é😀' },
    ];
    const json = JSON.stringify(rows);
    expect((await run(json)).value).toBe(Papa.unparse(rows, { newline: '\n' }));
    expect((await run(json, { delimiter: 'tab' })).value).toBe(Papa.unparse(rows, { newline: '\n', delimiter: '\t' }));
    expect((await run(json, { delimiter: 'semicolon', includeHeaders: false })).value).toBe(
      Papa.unparse(rows, { newline: '\n', delimiter: ';', header: false }),
    );
  });

  it('flattens with the separator that is chosen', async () => {
    expect((await run('[{"a":{"b":[1]}}]', { nestedSeparator: ' > ' })).value).toBe('a > b\n[1]');
  });

  it('takes one object and JSON Lines, and comments, trailing commas and repair on request', async () => {
    expect((await run('{"a":1.0,"b":{"c":"x"}}')).value).toBe('a,b.c\n1.0,x');
    const lines = await run('{"b":12345678901234567890}\n{"a":1,"b":2}\n');
    expect([lines.value, lines.notes]).toEqual([
      'b,a\n12345678901234567890,\n2,1',
      ['Read as JSON Lines: 2 documents.'],
    ]);
    expect((await run('[{"a": 1,}, // x\n]', { jsonc: true })).value).toBe('a\n1');
    expect((await run("[{'a': None, b: 2}]", { repair: true })).value).toBe('a,b\n,2');
    await expect(run("[{'a': 1}]")).rejects.toMatchObject({ details: { column: 3, repairs: expect.any(Array) } });
    await expect(run('{"a":1}\n{"a":1}\n[]')).rejects.toMatchObject({
      message: 'An array of objects is needed, but element 3 is not an object',
      details: { line: 3, column: 1 },
    });
  });

  it('writes with any delimiter what Papa Parse reads with it', async () => {
    const rows = [
      { a: 'x~y', b: 'p|q' },
      { a: '~~', b: '"' },
    ];
    for (const [delimiter, otherDelimiter, parted] of [
      ['pipe', '', '|'],
      ['other', '~', '~'],
      ['other', '~~', '~~'],
    ] as const) {
      const { value } = await run(JSON.stringify(rows), { delimiter, otherDelimiter });
      expect(Papa.parse(value, { delimiter: parted, header: true }).data).toEqual(rows);
    }
    await expect(run('[{"a":1}]', { delimiter: 'other', otherDelimiter: '' })).rejects.toMatchObject({
      details: { field: 'otherDelimiter' },
    });
  });

  it('says which keys are repeated', async () => {
    const { value, notes } = await run('[{"a":1,"a":2},{"a":3,\n"\\u0061":4}]');
    expect(value).toBe('a\n2\n4');
    expect(notes).toEqual(['Duplicate key "a" in line 1, column 9, and 1 more: only the last of equal keys is used']);
    expect((await run('[{"a":{"a":1}},{"a":2}]')).notes).toEqual([]);
  });

  it('counts rows and columns', async () => {
    expect((await run('[{"a":1},{"b":2},{"a":3}]')).facts).toEqual([
      { label: 'Rows', value: '3' },
      { label: 'Columns', value: '2' },
    ]);
  });

  it.each(['"x"', '[1]', '[[]]', 'null', '[{}', '[{"a":1}, {"b":NaN}]'])('refuses %s with a place', async (json) => {
    await expect(run(json)).rejects.toThrow(
      expect.objectContaining({ name: 'InputError', details: expect.objectContaining({ line: 1 }) }),
    );
  });

  it.runIf(LONG)('takes megabytes with progress', async () => {
    const json = `[${'{"id":1,"name":"somebody","tags":["a","b"],"at":{"x":1.5,"y":2.5}},'.repeat(60_000).slice(0, -1)}]`;
    progress.length = 0;
    expect((await run(json)).value.length).toBeGreaterThan(1_000_000);
    expect(progress.length).toBeGreaterThan(10);
    expect(progress.every((done, at) => done <= 1 && (at === 0 || done >= progress[at - 1]!))).toBe(true);
  });

  it.runIf(LONG)('takes 50 MB, and tells how far it is', async () => {
    const row = `{"a":"${'x'.repeat(400)}","b":{"c":"${'y'.repeat(400)}, z"},"d":${'1'.repeat(200)}}`;
    const count = 50_000;
    const input = `[${Array<string>(count).fill(row).join()}]`;
    expect(input.length).toBeGreaterThan(50_000_000);
    progress.length = 0;
    const { value, facts } = await run(input);
    expect(facts[0]?.value).toBe('50,000');
    expect(value.length).toBe('a,b.c,d'.length + (1 + 400 + 1 + 405 + 1 + 200) * count);
    expect(progress.length).toBeGreaterThan(10);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBeLessThanOrEqual(1);
  });
});
