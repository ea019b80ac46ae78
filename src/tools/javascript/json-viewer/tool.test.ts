import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableRows } from '@/kit/output';
import { runNow } from '@/kit/testing/run-tool';
import tool from './tool';

const run = (input: string) => runNow(tool, input).value;
const search = (input: string, wanted: string) => {
  const { shown, data, notes } = runNow(tool, input, { search: wanted });
  return { rows: (shown.value as TableRows).rows, notes, data };
};

describe('json-viewer', () => {
  it('shows the document with every digit', () => {
    expect(run('{"a":12345678901234567890,"b":[1.0,1E400]}')).toBe(
      '{\n  "a": 12345678901234567890,\n  "b": [\n    1.0,\n    1E400\n  ]\n}',
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(run(json)).toBe(JSON.stringify(JSON.parse(json), null, 2));
      }),
    );
  });

  it('finds keys and values in whatever case, decoded', () => {
    const json = '{"Name":"\\u0041da","nested":[{"name":12345678901234567890}],"x":true}';
    expect(search(json, 'NAME').rows).toEqual([
      ['$.Name', 'Name', '"\\u0041da"', 'string'],
      ['$.nested[0].name', 'name', '12345678901234567890', 'number'],
    ]);
    expect(search(json, 'ada').rows.map(([path]) => path)).toEqual(['$.Name']);
    expect(search(json, '567890').rows.map(([path]) => path)).toEqual(['$.nested[0].name']);
    expect(search(json, 'true').rows).toEqual([['$.x', 'x', 'true', 'boolean']]);
    expect(search(json, 'nested').rows).toEqual([['$.nested', 'nested', '[{"name":12345678901234567890}]', 'array']]);
    expect(search(json, 'nothing').rows).toEqual([]);
    expect(search('[{"a":1},{"a":"b"}]', 'a').data).toEqual({
      results: [
        { node: 2, path: '$[0].a', key: 'a', value: '1', type: 'number' },
        { node: 4, path: '$[1].a', key: 'a', value: '"b"', type: 'string' },
      ],
      total: 2,
    });
  });

  it('lists a thousand results and says how many there are', () => {
    const { rows, notes } = search(JSON.stringify(Array.from({ length: 5000 }, () => 'same')), 'same');
    expect(rows).toHaveLength(1000);
    expect(notes).toEqual(['Showing the first 1000 of 5,000 results']);
  });

  it('says Invalid JSON with the place, and goes 100,000 levels deep', () => {
    expect(() => run('{"a":}')).toThrow(
      expect.objectContaining({
        name: 'InputError',
        message: expect.stringMatching(/^Invalid JSON: /),
        details: expect.objectContaining({ line: 1, column: 6 }),
      }),
    );
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(run(deep)).toBe(deep);
    expect(search(deep, 'x').rows).toEqual([]);
  });
});
