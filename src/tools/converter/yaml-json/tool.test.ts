import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);

describe('yaml-json', () => {
  it('gives the value that the yaml library reads, where JavaScript can hold it', async () => {
    const yaml = `
string: it's # a comment
folded: >-
  one
  two
flow: {a: [1, -2.5, 1e3, true, ~], "quoted key": 'x''y'}
nested:
- - a
- ? b
  : c
ref: &r {x: 1}
again: *r
`;
    const { text, notes } = await run(yaml);
    expect(JSON.parse(text)).toEqual(parse(yaml));
    expect(notes).toEqual(['Comments are left out.']);
  });
  it('lays out as JSON.stringify does', async () => {
    const yaml = 'a: [1, {}, []]\nb: {c: "\\u0001"}';
    for (const [indentSize, indent] of [
      ['2', 2],
      ['3', 3],
      ['4', 4],
      ['10', 10],
      ['tab', '\t'],
      ['none', 0],
    ] as const)
      expect((await run(yaml, { indentSize })).text).toBe(JSON.stringify(parse(yaml), null, indent));
  });
  it('writes documents or the elements of a list as JSON Lines', async () => {
    const lines = { documents: 'lines', indentSize: '4' } as const;
    expect(await run('# x\na: 1.0\n---\n- b\n---\n', lines)).toEqual({
      text: '{"a":1.0}\n["b"]\nnull',
      notes: ['Comments are left out.'],
    });
    expect((await run('- {a: 1}\n- 2\n', lines)).text).toBe('{"a":1}\n2');
    expect((await run('a: [1]\n', lines)).text).toBe('{"a":[1]}');
    expect((await run('[]', lines)).text).toBe('[]');
    expect((await run('a: 1\n---\n- 2\n', { documents: 'each' })).text).toBe('{"a":1}\n[2]');
    expect((await run('- 2\n', { documents: 'each' })).text).toBe('[\n  2\n]');
  });
  it('sorts keys at every depth, and only when asked', async () => {
    const yaml = 'b: {d: 1, c: 2}\na: [{z: 1, y: 2}]';
    expect((await run(yaml, { indentSize: 'none' })).text).toBe('{"b":{"d":1,"c":2},"a":[{"z":1,"y":2}]}');
    expect((await run(yaml, { indentSize: 'none', sortKeys: true })).text).toBe(
      '{"a":[{"y":2,"z":1}],"b":{"c":2,"d":1}}',
    );
  });
  it('names both places of a duplicate key', async () => {
    await expect(run('a: 1\nb:\n  c: 1\n  c: 2')).rejects.toMatchObject({
      message: 'Duplicate key "c" (first on line 3, column 3)',
      details: { line: 4, column: 3 },
    });
  });
  it('stays calm', () => expectCalm(run), 60_000);
});
