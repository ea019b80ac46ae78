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

  // jq -r '.[] | . as $r | (A | if length==0 then [null] else . end)[] | … | [$r.id, …] | join(",")'
  it.each([
    ['tags', 'id, tags', '1,a\n1,b\n2,\n3,'],
    ['items, items.parts', 'id, items.sku, items.parts.p', '1,x,1\n1,x,2\n1,y,\n2,z,\n3,,'],
    ['tags, items', 'id, tags, items.sku', '1,a,x\n1,a,y\n1,b,x\n1,b,y\n2,,z\n3,,'],
  ])('unwinds %s as jq does', async (unwind, pick, expected) => {
    const json =
      '[{"id":1,"tags":["a","b"],"items":[{"sku":"x","parts":[{"p":1},{"p":2}]},{"sku":"y","parts":[]}]},{"id":2,"tags":[],"items":[{"sku":"z"}]},{"id":3}]';
    expect((await run(json, { arrays: 'rows', unwind, pick, includeHeaders: false })).value).toBe(expected);
  });

  it('unwinds every array where none is named, and keeps digits', async () => {
    expect((await run('[{"n":12345678901234567890,"a":[[1,2],[3]],"b":[]}]', { arrays: 'rows' })).value).toBe(
      'n,a\n12345678901234567890,1\n12345678901234567890,2\n12345678901234567890,3',
    );
    const many = JSON.stringify([{ a: new Array(400).fill(1), b: new Array(400).fill(2) }]);
    await expect(run(many, { arrays: 'rows' })).rejects.toThrow('more than 100,000 rows for one object');
    const deep = `[{"a":${'['.repeat(2000)}1${']'.repeat(2000)}}]`;
    await expect(run(deep, { arrays: 'rows' })).rejects.toThrow('nested too deeply');
  });

  it('writes the columns that are picked, in their order and under their names', async () => {
    const json = '[{"a":1,"b":{"c":2},"x,y":3},{"x,y":4}]';
    expect((await run(json, { pick: '"x,y" as z, b.c' })).value).toBe('z,b.c\n3,2\n4,');
    const missing = await run(json, { pick: 'a, nope' });
    expect([missing.value, missing.notes]).toEqual(['a\n1\n""', ['No such column: nope']]);
    expect(missing.data).toEqual({ columns: ['a', 'b.c', 'x,y'] });
  });

  it('makes a file of Excel', async () => {
    const { shown, facts } = await run('[{"a":1},{"a":2}]', { format: 'xlsx' });
    expect(shown).toMatchObject({ kind: 'bytes', value: { name: 'converted_data.xlsx' } });
    expect(facts[0]).toEqual({ label: 'Rows', value: '2' });
  });
});
