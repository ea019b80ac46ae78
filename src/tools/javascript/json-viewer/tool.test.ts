import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableRows } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = async (input: string) => (await runTool(tool, input)).shown.value;
const search = async (input: string, wanted: string) => {
  const { shown, data, notes } = await runTool(tool, input, { search: wanted });
  return { rows: (shown.value as TableRows).rows, notes, data };
};

describe('json-viewer', () => {
  it('shows the document with every digit', async () => {
    expect(await run('{"a":12345678901234567890,"b":[1.0,1E400]}')).toBe(
      '{\n  "a": 12345678901234567890,\n  "b": [\n    1.0,\n    1E400\n  ]\n}',
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect(await run(json)).toBe(JSON.stringify(JSON.parse(json), null, 2));
      }),
    );
  });

  it('finds keys and values in whatever case, decoded', async () => {
    const json = '{"Name":"\\u0041da","nested":[{"name":12345678901234567890}],"x":true}';
    expect((await search(json, 'NAME')).rows).toEqual([
      ['$.Name', 'Name', '"\\u0041da"', 'string'],
      ['$.nested[0].name', 'name', '12345678901234567890', 'number'],
    ]);
    expect((await search(json, 'ada')).rows.map(([path]) => path)).toEqual(['$.Name']);
    expect((await search(json, '567890')).rows.map(([path]) => path)).toEqual(['$.nested[0].name']);
    expect((await search(json, 'true')).rows).toEqual([['$.x', 'x', 'true', 'boolean']]);
    expect((await search(json, 'nested')).rows).toEqual([
      ['$.nested', 'nested', '[{"name":12345678901234567890}]', 'array'],
    ]);
    expect((await search(json, 'nothing')).rows).toEqual([]);
    expect((await search('[{"a":1},{"a":"b"}]', 'a')).data).toEqual({
      results: [
        { node: 2, path: '$[0].a', key: 'a', value: '1', type: 'number' },
        { node: 4, path: '$[1].a', key: 'a', value: '"b"', type: 'string' },
      ],
      total: 2,
    });
  });

  it('lists a thousand results and says how many there are', async () => {
    const { rows, notes } = await search(JSON.stringify(Array.from({ length: 5000 }, () => 'same')), 'same');
    expect(rows).toHaveLength(1000);
    expect(notes).toEqual(['Showing the first 1000 of 5,000 results']);
  });

  it('says Invalid JSON with the place, and goes 100,000 levels deep', async () => {
    await expect(run('{"a":}')).rejects.toThrow(
      expect.objectContaining({
        name: 'InputError',
        message: expect.stringMatching(/^Invalid JSON: /),
        details: expect.objectContaining({ line: 1, column: 6 }),
      }),
    );
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(await run(deep)).toBe(deep);
    expect((await search(deep, 'x')).rows).toEqual([]);
  });

  it('reads JSON Lines as a list, trailing commas and worse on request, and offers to mend them', async () => {
    const { shown, notes } = await runTool(tool, '{"a":1}\n{"a":2.0}\n');
    expect(JSON.parse(shown.value as string)).toEqual([{ a: 1 }, { a: 2 }]);
    expect(notes).toEqual(['Read as JSON Lines: 2 documents.']);
    expect((await search('{"a":1}\n{"b":2}', 'b')).rows).toEqual([['$[1].b', 'b', '2', 'number']]);
    await expect(run('[1,]')).rejects.toMatchObject({ details: { repairs: ['Removed trailing commas'] } });
    expect((await runTool(tool, '[1,]', { jsonc: true })).shown.value).toBe('[\n  1\n]');
    expect((await runTool(tool, "{'a':1}", { repair: true })).shown.value).toBe('{\n  "a": 1\n}');
  });
});
