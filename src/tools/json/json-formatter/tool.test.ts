import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runNow, runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

const run = (input: string, options: Partial<ToolOptions<typeof tool>> = {}) => runNow(tool, input, options).value;

describe('json-formatter', () => {
  it('keeps every digit, escape, repeated key and odd key', () => {
    const hard = '{"__proto__":1,"a":12345678901234567890,"a":1.0,"\\u0061":1E400,"b":-0,"c":"\\/\\u00e9é\\ud83d"}';
    expect(run(hard, { minify: true })).toBe(hard);
    expect(run(run(hard, { indentSize: '8' }), { minify: true })).toBe(hard);
  });

  it('lays out as JSON.stringify does, at every indent', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('1', '2', '3', '4', '8', '10', 'tab'), (text, indentSize) => {
        const value = JSON.parse(text);
        const indent = indentSize === 'tab' ? '\t' : Number(indentSize);
        expect(run(JSON.stringify(value), { indentSize })).toBe(JSON.stringify(value, null, indent));
        expect(run(text, { minify: true })).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it('sorts keys at every depth and leaves arrays in order', () => {
    expect(run('{"b":[{"z":1,"y":2},3],"a":0}', { sortKeys: true, minify: true })).toBe(
      '{"a":0,"b":[{"y":2,"z":1},3]}',
    );
  });

  it.each([
    ['[1,2,]', 1, 5],
    ['{"a":1\n"b":2}', 2, 1],
    ["{'a':1}", 1, 2],
    ['{"a":NaN}', 1, 6],
    ['', 1, 1],
    ['{"a":1}\n{"a":}', 2, 6],
  ])('points at what is wrong in %j', async (bad, line, column) => {
    await expect(runTool(tool, bad)).rejects.toMatchObject({ name: 'InputError', details: { line, column } });
  });

  it('turns an array into JSON Lines and back, and lays each document out, as JSON.stringify does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { minLength: 2, maxLength: 5 }), async (values) => {
        const array = JSON.stringify(values);
        const lines = (await runTool(tool, array, { documents: 'lines' })).value;
        expect(lines).toBe(values.map((value) => JSON.stringify(value)).join('\n'));
        const back = await runTool(tool, lines, { documents: 'array', minify: true });
        expect(back.value).toBe(array);
        expect(back.notes).toEqual([`Read as JSON Lines: ${values.length} documents.`]);
        const each = await runTool(tool, lines, { indentSize: '3' });
        expect(each.value).toBe(values.map((value) => JSON.stringify(value, null, 3)).join('\n'));
        expect((await runTool(tool, lines, { minify: true })).value).toBe(lines);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps comments where they are read, in every document, and digits in all of them', async () => {
    const lines = '// first\n{"a":1.0,"b":12345678901234567890} // behind\n{"b":-0,\n/* x */ "a":1E400,}';
    const { value } = await runTool(tool, lines, { jsonc: true, sortKeys: true });
    expect(value).toBe(
      '// first\n{\n  "a": 1.0,\n  "b": 12345678901234567890\n} // behind\n{\n  /* x */\n  "a": 1E400,\n  "b": -0\n}',
    );
    await expect(runTool(tool, lines)).rejects.toThrow('Comments aren’t allowed in JSON');
    expect((await runTool(tool, lines, { jsonc: true, documents: 'lines' })).value).toBe(
      '{"a":1.0,"b":12345678901234567890}\n{"b":-0,"a":1E400}',
    );
  });

  it('leaves an object that is no list one document, whatever is asked', async () => {
    for (const documents of ['array', 'lines'] as const)
      expect((await runTool(tool, '{"a": [1, 2]}', { documents, minify: true })).value).toBe('{"a":[1,2]}');
  });

  it('offers to repair, and does it only when asked', async () => {
    await expect(runTool(tool, "{'a': 0x10,}")).rejects.toMatchObject({
      details: {
        line: 1,
        column: 2,
        repairs: ['Wrote strings in double quotes', 'Wrote numbers in decimal', 'Removed trailing commas'],
      },
    });
    const { value, notes } = await runTool(tool, "{'a': 0x10,}", { repair: true, minify: true });
    expect([value, notes.length]).toEqual(['{"a":16}', 1]);
  });
});
