import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

type Options = Parameters<typeof runTool<typeof tool>>[2];
const run = async (input: string, options?: Options): Promise<string> => (await runTool(tool, input, options)).value;
const getFacts = async (input: string, options?: Options) =>
  Object.fromEntries((await runTool(tool, input, options)).facts.map(({ label, value }) => [label, value]));

const HARD = '{ "a" : 12345678901234567890, "b" : "\\u0041\\/", /* c */ "a" : 1.50, "long" : 1E400 }';

describe('json-minifier', () => {
  it('has a level with three effects', async () => {
    expect(await run(HARD, { compressionLevel: 0 })).toBe(
      '{"a":12345678901234567890,"b":"\\u0041\\/","a":1.50,"long":1E400}',
    );
    expect(await run(HARD, { compressionLevel: 33 })).toBe(await run(HARD, { compressionLevel: 0 }));
    expect(await run(HARD, { compressionLevel: 34 })).toBe('{"a":12345678901234567890,"b":"A/","a":1.50,"long":1E400}');
    expect(await run(HARD, { compressionLevel: 66 })).toBe(await run(HARD, { compressionLevel: 34 }));
    expect(await run(HARD, { compressionLevel: 67 })).toBe('{"a":12345678901234567890,"b":"A/","a":1.5,"long":1E400}');
  });

  it('keeps comments and white space when told to', async () => {
    expect(await run(HARD, { removeComments: false, compressionLevel: 0 })).toContain('/* c */"a":1.50');
    expect(await run(HARD, { removeWhitespace: false, removeComments: false, compressionLevel: 0 })).toBe(HARD);
    expect(await run('[1, // one\n2]', { removeComments: false })).toBe('[1,// one\n2]');
  });

  it('gives JSON of the same value, at every level', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.integer({ min: 0, max: 100 }), async (json, compressionLevel) => {
        expect(JSON.parse(await run(json, { compressionLevel }))).toEqual(JSON.parse(json));
      }),
    );
  });

  it('shortens keys and restores them with the map, keys of three characters untouched', async () => {
    const json = '{"id":1,"key":2,"name":{"name":3,"value":[{"value":4}]},"a":5}';
    const short = await run(json, { shortenKeys: true });
    expect(short).toBe('{"id":1,"key":2,"c":{"c":3,"b":[{"b":4}]},"a":5}');
    const keyMap = (await runTool(tool, json, { shortenKeys: true })).data!.keyMap!;
    expect(JSON.parse(keyMap)).toEqual({ b: 'value', c: 'name' });
    expect(await run(json, { show: 'map' })).toBe(keyMap);
    expect(await run(short, { mode: 'restore', keyMap })).toBe(json);
  });

  it('says what was saved, in bytes', async () => {
    expect(await getFacts('{ "é": 1 }')).toEqual({
      'Original Size': '11 bytes',
      'Minified Size': '8 bytes',
      'Compression Ratio': '27.27%',
    });
  });

  it.each([
    ['[1,]', {}, 'Trailing comma', undefined],
    ['', {}, 'empty', undefined],
    ['{}', { mode: 'restore' }, 'Enter the key map', 'keyMap'],
    ['{}', { mode: 'restore', keyMap: '[1' }, 'Invalid JSON input', 'keyMap'],
    ['{}', { mode: 'restore', keyMap: '[1]' }, 'A key map must be', undefined],
  ] as const)('refuses %j %j', async (input, options, message, field) => {
    await expect(runTool(tool, input, options)).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringContaining(message),
      details: field ? { field } : {},
    });
  });

  it('starts its message for bad JSON with the words everyone knows, and names the place', async () => {
    await expect(runTool(tool, '{"a":1,\n}')).rejects.toMatchObject({
      message: expect.stringMatching(/^Invalid JSON input\. Please check your JSON and try again\./),
      details: { line: 1, column: 7 },
    });
  });

  it('writes a document a line where there are several, and splits an array when asked', async () => {
    const lines = '{ "identifier" : 1.50 }\n\n[ 1 ,2]\n"x"\n';
    const { value, notes } = await runTool(tool, lines, { compressionLevel: 100 });
    expect([value, notes]).toEqual(['{"identifier":1.5}\n[1,2]\n"x"', ['Read as JSON Lines: 3 documents.']]);
    expect((await runTool(tool, lines, { documents: 'array' })).value).toBe('[{"identifier":1.50},[1,2],"x"]');
    expect(await run('[{"a": 1}, [2, 3]]', { documents: 'lines' })).toBe('{"a":1}\n[2,3]');
    const short = await runTool(tool, '{"identifier":1}\n{"identifier":2}', { shortenKeys: true });
    expect(short.value).toBe('{"a":1}\n{"a":2}');
    const keyMap = short.data!.keyMap!;
    expect((await runTool(tool, short.value, { mode: 'restore', keyMap })).value).toBe(
      '{"identifier":1}\n{"identifier":2}',
    );
  });

  it('reads trailing commas on request, with comments around them', async () => {
    const text = '{"a": [1, {}, /* x, */ ] , "b": {"c": ",]", } // d\n, }';
    await expect(runTool(tool, text)).rejects.toThrow('Trailing comma');
    expect(await run(text, { jsonc: true })).toBe('{"a":[1,{}],"b":{"c":",]"}}');
    expect(await run(text, { jsonc: true, removeComments: false })).toBe('{"a":[1,{}/* x, */],"b":{"c":",]"}// d\n}');
  });

  it('offers to repair, and says the fixed sentence with the reason', async () => {
    await expect(runTool(tool, '{a: 1}')).rejects.toMatchObject({
      message: expect.stringMatching(/^Invalid JSON input\. Please check your JSON and try again\. Property names/),
      details: { line: 1, column: 2, repairs: ['Quoted names'] },
    });
    expect((await runTool(tool, '{a: 1}', { repair: true })).value).toBe('{"a":1}');
  });
});
