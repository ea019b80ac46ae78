import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { toText } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const run = (left: string, right: string, options: Options = {}) => runTool(tool, { left, right }, options);
const differences = async (left: string, right: string, options?: Options) =>
  JSON.parse((await run(left, right, options)).value).differences as { type: string; path: string }[];
const tree = async (left: string, right: string, options?: Options) => (await run(left, right, options)).data!;

const LEFT = '{"id":12345678901234567890,"a":[1,2,3],"gone":{"x":1},"same":{"y":[]}}';
const RIGHT = '{"a":[1,9,2,3],"id":12345678901234567891,"new":null,"same":{"y":[]}}';

describe('json-diff-checker', () => {
  it('counts, lists and keeps digits', async () => {
    const { value, facts } = await run(LEFT, RIGHT);
    expect(facts).toEqual([
      { label: 'Added', value: '2' },
      { label: 'Removed', value: '1' },
      { label: 'Changed', value: '1' },
    ]);
    expect(value).toContain('"oldValue": 12345678901234567890,\n      "newValue": 12345678901234567891');
    expect((await differences(LEFT, RIGHT)).map(({ type, path }) => `${type} ${path}`)).toEqual([
      "changed $['id']",
      "added $['a'][1]",
      "removed $['gone']",
      "added $['new']",
    ]);
  });

  it('says which keys are repeated, and on which side', async () => {
    expect((await run('{"a":1}', '{"a":2,"a":1}')).notes).toEqual([
      'Right JSON: Duplicate key "a" in line 1, column 8: only the last of equal keys is used',
    ]);
    expect((await run('{"a":1}', '{"a":1}')).notes).toEqual([]);
  });

  it('compares JSON Lines and, where asked, what must be mended or has comments first', async () => {
    const lines = await run('{"id":1}\n{"id":2}', '[{"id":1},{"id":3}]', { matchArraysBy: 'alignment' });
    expect(JSON.parse(lines.value).differences).toMatchObject([{ type: 'changed', path: "$[1]['id']" }]);
    expect(lines.notes).toEqual(['Left JSON: Read as JSON Lines: 2 documents.']);
    const { notes, shown } = await run("{'a':1}", '{"a":1}');
    expect(shown.kind).toBe('diff');
    expect(notes[0]).toContain('Repair can fix this: wrote strings in double quotes.');
    expect(await differences("{'a':1}", '{"a":1}', { repair: true })).toEqual([]);
    expect(await differences('{"a":1,} // one', '{"a":1}', { jsonc: true })).toEqual([]);
  });

  it('filters the list and not the summary', async () => {
    expect(await differences(LEFT, RIGHT, { filter: 'removed' })).toHaveLength(1);
    expect(await differences(LEFT, RIGHT, { filter: 'added' })).toHaveLength(2);
    expect(JSON.parse((await run(LEFT, RIGHT, { filter: 'removed' })).value).summary).toEqual({
      added: 2,
      removed: 1,
      changed: 1,
    });
    expect((await tree(LEFT, RIGHT, { filter: 'removed' })).rows.map(({ name }) => name)).toEqual(['$', 'gone']);
  });

  it('has options that do something', async () => {
    const [left, right] = ['{"b":"x y","a":"1"}', '{"b":"XY","a":1}'];
    expect(await differences(left, right)).toHaveLength(2);
    expect(await differences(left, right, { ignoreCase: true, ignoreWhitespace: true })).toHaveLength(1);
    expect(await differences(left, right, { ignoreDataType: true })).toHaveLength(1);
    expect((await differences(left, right, { sortKeys: true })).map(({ path }) => path)).toEqual(["$['a']", "$['b']"]);
  });

  it('gives the rows of a tree', async () => {
    expect((await tree(LEFT, RIGHT)).rows).toEqual([
      { depth: 0, type: 'inside', name: '$', isIndex: false, kind: 'object', inside: 4 },
      {
        depth: 1,
        type: 'changed',
        name: 'id',
        isIndex: false,
        old: '12345678901234567890',
        new: '12345678901234567891',
      },
      { depth: 1, type: 'inside', name: 'a', isIndex: false, kind: 'array', inside: 1 },
      { depth: 2, type: 'added', name: '1', isIndex: true, new: '9' },
      { depth: 1, type: 'removed', name: 'gone', isIndex: false, old: '{"x":1}' },
      { depth: 1, type: 'added', name: 'new', isIndex: false, new: 'null' },
    ]);
  });

  it('matches by the key that is asked for, and says by what and where it could not', async () => {
    const [left, right] = [
      '{"a":[{"sku":"x","n":1},{"sku":"y","n":2}]}',
      '{"a":[{"sku":"y","n":2},{"sku":"x","n":3}]}',
    ];
    const chosen = await run(left, right, { matchArraysBy: 'key', arrayKey: 'id, sku' });
    expect(chosen.notes).toEqual([]);
    expect(chosen.data?.matchedBy).toEqual(['sku']);
    expect(chosen.data?.counts).toEqual({ added: 0, removed: 0, changed: 1, moved: 1 });
    expect(chosen.facts.map(({ label }) => label)).toEqual([
      'Added',
      'Removed',
      'Changed',
      'Moved',
      'Arrays matched by',
    ]);
    expect((await run(left, right, { matchArraysBy: 'key', arrayKey: 'n2' })).notes).toEqual([
      expect.stringMatching(/^None of the changed arrays could be matched by n2: /),
    ]);
    expect(await differences(left, right, { matchArraysBy: 'alignment' })).toHaveLength(2);
    expect((await tree(left, right, { filter: 'moved' })).rows.at(-1)).toMatchObject({ type: 'moved', movedTo: 1 });
    expect(await differences(left, right, { ignoreArrayOrder: true })).toEqual([
      { type: 'changed', path: "$['a'][0]['n']", oldValue: 1, newValue: 3 },
    ]);
  });

  it('ignores paths, and says which lead nowhere or are none', async () => {
    expect(await differences('{"a":1,"b":1}', '{"a":2,"b":2}', { ignorePaths: '/a' })).toHaveLength(1);
    expect((await run('{"a":1}', '{"a":2}', { ignorePaths: '$.x' })).notes).toEqual([
      'Ignore Paths: neither document has anything at $.x',
    ]);
    await expect(run('{"a":1}', '{"a":2}', { ignorePaths: '$.a, $[' })).rejects.toMatchObject({
      message: expect.stringMatching(/^Ignore Paths: /),
      details: { field: 'ignorePaths' },
    });
  });

  it('lays both out side by side', async () => {
    const { shown, data } = await run('{"b":1,"a":1}', '{"a":2,"b":1}', { outputFormat: 'sides' });
    expect(toText(shown)).toBe('  {\n    "b": 1,\n-   "a": 1\n+   "a": 2\n  }');
    expect(data?.counts.changed).toBe(1);
  });

  it('falls back to a comparison of the texts', async () => {
    const { shown, notes } = await run('{"a":1}\nx', '{"a":1}\ny', {});
    expect(shown.kind).toBe('diff');
    expect(notes).toEqual([
      expect.stringMatching(/^Invalid JSON: Left JSON, line 2, column 1/),
      expect.stringMatching(/^Invalid JSON: Right JSON, line 2, column 1/),
      'Compared as text, line by line',
    ]);
  });

  it.runIf(LONG)('says so where depth makes the list too large, and soon', async () => {
    const chain = (x: number) => `${`{"x":${x},"a":`.repeat(30_000)}1${'}'.repeat(30_000)}`;
    await expect(run(chain(1), chain(2))).rejects.toThrow(/nested too deeply/);
    const deep = (x: number) => '['.repeat(100_000) + x + ']'.repeat(100_000);
    expect((await tree(deep(1), deep(2))).rows.length).toBe(20_000);
  });
});
