import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);

describe('json-yaml', () => {
  it('means to the yaml library, as version 1.1 and 1.2, what the JSON means', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.json({ stringUnit: 'binary', maxDepth: 3 }).filter((text) => text.isWellFormed()),
        fc.constantFrom('2', '4'),
        async (json, indentSize) => {
          const { text } = await run(json, { indentSize });
          const options = { mapAsMap: true, uniqueKeys: false } as const;
          const expected = parse(json, { ...options, schema: 'json' });
          expect(parse(text, { ...options, version: '1.1' })).toEqual(expected);
          expect(parse(text, { ...options, version: '1.2' })).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  });
  it('takes comments and trailing commas, and says that comments are gone', async () => {
    expect(await run('{"a": 1, // why\n}')).toEqual({ text: 'a: 1\n', notes: ['Comments are left out.'] });
  });
  it('says where JSON is wrong, and where a key stands twice', async () => {
    await expect(run('{"a": }')).rejects.toMatchObject({ name: 'InputError', details: { line: 1, column: 7 } });
    await expect(run('{"a": 1,\n "a": 2}')).rejects.toMatchObject({
      message: 'Duplicate key "a" (first on line 1, column 2)',
      details: { line: 2, column: 2 },
    });
  });
  it('stays calm', () => expectCalm(run), 60_000);
});
