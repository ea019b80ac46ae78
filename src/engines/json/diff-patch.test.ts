import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { compareDocuments, diffJson, type JsonDiffOptions } from './diff';
import { patchText, toPatch } from './diff-patch';
import { ignoredPaths } from './ignored-paths';
import { parseJson } from './scan';

const patch = (left: string, right: string, options?: JsonDiffOptions): string => {
  const [l, r] = [parseJson(left), parseJson(right)];
  return patchText(toPatch(compareDocuments(l, r, options)), r);
};
/** The left document once another implementation has applied the patch. */
function patched(left: string, operations: string): unknown {
  const holder = { doc: JSON.parse(left) };
  const moved = (JSON.parse(operations) as Operation[]).map((one) =>
    'from' in one ? { ...one, from: `/doc${one.from}`, path: `/doc${one.path}` } : { ...one, path: `/doc${one.path}` },
  );
  // Within a member, so that the root itself can be replaced.
  expect(applyPatch(holder, moved).filter(Boolean)).toEqual([]);
  return holder.doc;
}

const value = fc
  .jsonValue({ maxDepth: 3, noUnicodeString: false })
  .filter((one) => !/__proto__/.test(JSON.stringify(one)));
const thing = fc.record({ id: fc.integer({ min: 0, max: 9 }), v: fc.oneof(fc.integer({ max: 3 }), value) });
const things = fc.uniqueArray(thing, { selector: ({ id }) => id, maxLength: 9 });
const holding = fc.oneof(
  value,
  things,
  fc.record({ list: things, rest: value }),
  fc.array(fc.integer({ min: 0, max: 4 })),
);

describe('toPatch', () => {
  // The documents of RFC 6902, appendix A, each before and after.
  it.each([
    ['{"foo":"bar"}', '{"baz":"qux","foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux"}]'],
    ['{"foo":["bar","baz"]}', '{"foo":["bar","qux","baz"]}', '[{"op":"add","path":"/foo/1","value":"qux"}]'],
    ['{"baz":"qux","foo":"bar"}', '{"foo":"bar"}', '[{"op":"remove","path":"/baz"}]'],
    ['{"foo":["bar","qux","baz"]}', '{"foo":["bar","baz"]}', '[{"op":"remove","path":"/foo/1"}]'],
    ['{"baz":"qux","foo":"bar"}', '{"baz":"boo","foo":"bar"}', '[{"op":"replace","path":"/baz","value":"boo"}]'],
    [
      '{"foo":"bar"}',
      '{"foo":"bar","child":{"grandchild":{}}}',
      '[{"op":"add","path":"/child","value":{"grandchild":{}}}]',
    ],
    ['{"foo":["bar"]}', '{"foo":["bar",["abc","def"]]}', '[{"op":"add","path":"/foo/1","value":["abc","def"]}]'],
    ['1', '{"a":2}', '[{"op":"replace","path":"","value":{"a":2}}]'],
    [
      '{"a/b":1,"m~n":2,"":3}',
      '{"a/b":2}',
      '[{"op":"replace","path":"/a~1b","value":2},{"op":"remove","path":"/m~0n"},{"op":"remove","path":"/"}]',
    ],
    ['{"n":1}', '{"n":12345678901234567890.10}', '[{"op":"replace","path":"/n","value":12345678901234567890.10}]'],
  ])('%s → %s', (left, right, expected) => expect(patch(left, right)).toBe(expected));

  it('moves what a key shows to be the same, and as little as can be', () => {
    const list = (...ids: number[]) => JSON.stringify(ids.map((id) => ({ id })));
    expect(patch(list(1, 2, 3, 4), list(2, 3, 4, 1), { arrayKeys: 'guess' })).toBe(
      '[{"op":"move","from":"/0","path":"/3"}]',
    );
    expect(patch('[{"id":1,"v":1},{"id":2}]', '[{"id":2},{"id":1,"v":2}]', { arrayKeys: 'guess' })).toMatch(
      /^\[\{"op":"replace","path":"\/0\/v","value":2},\{"op":"move"/,
    );
  });

  it('gives the right document, whatever the two are and however arrays are matched', () => {
    fc.assert(
      fc.property(holding, holding, fc.constantFrom('guess' as const, undefined), (a, b, arrayKeys) => {
        const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
        const result = patched(left, patch(left, right, { arrayKeys }));
        expect(isDeepStrictEqual(result, JSON.parse(right))).toBe(true);
      }),
    );
  });

  it('leaves nothing that differs, as far as order or paths are ignored', async () => {
    const paths = fc.constantFrom('$[1]', '$..id', '/list/*/v', '$[?@ == 1], /list/0, $.rest');
    await fc.assert(
      fc.asyncProperty(holding, holding, paths, fc.boolean(), async (a, b, list, ignoreOrder) => {
        const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
        const [l, r] = [parseJson(left), parseJson(right)];
        const arrayKeys = 'guess' as const;
        expect(
          diffJson(parseJson(JSON.stringify(patched(left, patch(left, right, { ignoreOrder, arrayKeys })))), r, {
            ignoreOrder,
            arrayKeys,
          }),
        ).toEqual([]);
        const ignored = await ignoredPaths(list, l, r, 'ignorePaths');
        const result = patched(left, patchText(toPatch(compareDocuments(l, r, { ignored, arrayKeys })), r));
        const after = parseJson(JSON.stringify(result));
        // A path that counts elements means other ones after some were added or removed before it.
        if (list !== '$..id' && list !== '/list/*/v') return;
        const still = await ignoredPaths(list, after, r, 'ignorePaths');
        expect(diffJson(after, r, { ignored: still, arrayKeys })).toEqual([]);
      }),
    );
  });

  it('leaves ignored elements where they are', async () => {
    const [l, r] = [parseJson('[{"x":1},"a","b",{"x":2}]'), parseJson('["b","c",{"x":3}]')];
    const ignored = await ignoredPaths('$[?@.x]', l, r, 'ignorePaths');
    const operations = patchText(toPatch(compareDocuments(l, r, { ignored })), r);
    expect(patched(l.text, operations)).toEqual([{ x: 1 }, 'b', 'c', { x: 2 }]);
  });

  it('puts 5,000 elements in another order in no time', () => {
    const list = (ids: number[]) => JSON.stringify(ids.map((id) => ({ id })));
    const ids = Array.from({ length: 5000 }, (_, id) => id);
    const [left, right] = [list(ids), list(ids.toReversed())];
    const operations = JSON.parse(patch(left, right, { arrayKeys: 'guess' }));
    expect(operations).toHaveLength(4999);
    expect(operations.at(-1)).toEqual({ op: 'move', from: '/0', path: '/4999' });
  });
});
