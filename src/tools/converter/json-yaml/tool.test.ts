import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { runs } from '@/engines/testing/long';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);

describe('json-yaml', () => {
  it('means to the yaml library, as version 1.1 and 1.2, what the JSON means', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.json({ stringUnit: 'binary', maxDepth: 3 }).filter((text) => text.isWellFormed()),
        fc.constantFrom('1', '2', '3', '4', '8', '10'),
        async (json, indentSize) => {
          const { text } = await run(json, { indentSize });
          const options = { mapAsMap: true, uniqueKeys: false } as const;
          const expected = parse(json, { ...options, schema: 'json' });
          expect(parse(text, { ...options, version: '1.1' })).toEqual(expected);
          expect(parse(text, { ...options, version: '1.2' })).toEqual(expected);
        },
      ),
      { numRuns: runs(150) },
    );
  });
  it('takes comments, and says that they are gone', async () => {
    expect(await run('{"a": 1 // why\n}')).toEqual({ text: 'a: 1\n', notes: ['Comments are left out.'] });
  });
  // As JSON.parse and python3 -m json.tool refuse it.
  it('refuses a trailing comma at its place, and offers to mend it', async () => {
    await expect(run('{"a": [1, 2,],\n}')).rejects.toMatchObject({
      name: 'InputError',
      details: {
        line: 1,
        column: 12,
        offset: 11,
        hint: 'Repair can fix this: removed trailing commas.',
        repairs: ['Removed trailing commas'],
      },
    });
    expect(await run('{"a": [1, 2,],\n}', { repair: true })).toEqual({
      text: 'a:\n  - 1\n  - 2\n',
      notes: ['Repaired: removed trailing commas.'],
    });
    // What is right is left as it is, and no place in a mended text is shown as one of the input.
    expect((await run('{"a": 1}', { repair: true })).notes).toEqual([]);
    expect(await run('{a: 1, "a": 2}', { repair: true }).catch(({ details }) => details)).toEqual({});
    await expect(run('{"a": }}}')).rejects.toMatchObject({ details: { line: 1 } });
  });
  it('says where JSON is wrong, and where a key stands twice', async () => {
    await expect(run('{"a": }')).rejects.toMatchObject({ name: 'InputError', details: { line: 1, column: 7 } });
    await expect(run('{"a": 1,\n "a": 2}')).rejects.toMatchObject({
      message: 'Duplicate key "a" (first on line 1, column 2)',
      details: { line: 2, column: 2 },
    });
  });
  it('writes JSON Lines as documents that the yaml library reads one by one, or as one list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 2, maxLength: 4 }), async (values) => {
        const lines = values.map((value) => JSON.stringify(value)).join('\n');
        const each = await run(lines);
        const expected = JSON.parse(`[${lines.replaceAll('\n', ',')}]`);
        const read = (text: string) =>
          parseAllDocuments(text, { version: '1.2' }).map((one) => ('toJS' in one ? one.toJS() : undefined));
        expect(read(each.text)).toEqual(expected);
        expect(each.notes).toEqual([`Read as JSON Lines: ${values.length} documents.`]);
        expect(parse((await run(lines, { documents: 'array' })).text)).toEqual(expected);
        expect((await run(JSON.stringify(expected), { documents: 'split' })).text).toBe(each.text);
      }),
      { numRuns: runs(40) },
    );
  });
  it('names the line and the place of what is wrong in JSON Lines', async () => {
    await expect(run('{"a": 1}\n{"b": 1, "c": 2, "b": 3}')).rejects.toMatchObject({
      message: 'Duplicate key "b" (first on line 2, column 2)',
      details: { line: 2, column: 18, offset: 26 },
    });
    await expect(run('{"a": 1}\n{"b": }')).rejects.toMatchObject({ details: { line: 2, column: 7 } });
  });
  it('reads trailing commas on request', async () => {
    expect(await run('{"a": [1.0, 2,], /* x */ }', { jsonc: true })).toEqual({
      text: 'a:\n  - 1.0\n  - 2\n',
      notes: ['Comments are left out.'],
    });
  });
  it('stays calm', () => expectCalm(run), 60_000);
});
