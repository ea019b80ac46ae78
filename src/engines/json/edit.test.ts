import fc from 'fast-check';
import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { children, getKey, indexOf, isContainer, type JsonDocument } from './document';
import { appendValue, duplicateValue, type Edit, removeValue, renameKey, replaceValue } from './edit';
import { formatJson } from './format';
import { parseJson } from './scan';

/** RFC 6901. */
function pointerTo(doc: JsonDocument, node: number): string {
  const steps: string[] = [];
  for (let at = node; at > 0; at = doc.parent[at]!)
    steps.push(
      String(getKey(doc, at) ?? indexOf(doc, at))
        .replaceAll('~', '~0')
        .replaceAll('/', '~1'),
    );
  return steps
    .reverse()
    .map((step) => `/${step}`)
    .join('');
}

/** What another package makes of the same change. */
function patched(doc: JsonDocument, operations: Operation[]): unknown {
  const value = { root: JSON.parse(doc.text) };
  const errors = applyPatch(
    value,
    operations.map((one) => ({ ...one, path: `/root${one.path}` })),
  );
  expect(errors.every((error) => error === null)).toBe(true);
  return value.root;
}

const anyPlace = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.nat(), fc.constantFrom(0, 2), fc.jsonValue({ maxDepth: 2 }))
  .map(([value, at, indent, other]) => {
    const doc = parseJson(formatJson(JSON.stringify([value, { k: value }]), { indent }));
    return { doc, node: at % doc.size, other };
  });

/** The nodes that stay are where the edit says that they are. */
function expectShift(doc: JsonDocument, { text, shift }: Edit) {
  const next = parseJson(text);
  for (let node = shift.from; node < doc.size; node++)
    expect(next.text.slice(next.start[node + shift.by]!, next.end[node + shift.by]!)).toBe(
      doc.text.slice(doc.start[node]!, doc.end[node]!),
    );
}

describe('editing JSON as text, as rfc6902 changes the values', () => {
  it('replaces', () => {
    fc.assert(
      fc.property(anyPlace, ({ doc, node, other }) => {
        const edit = replaceValue(doc, node, JSON.stringify(other));
        expect(JSON.parse(edit.text)).toEqual(
          patched(doc, [{ op: 'replace', path: pointerTo(doc, node), value: other }]),
        );
        expectShift(doc, edit);
      }),
    );
  });

  it('removes', () => {
    fc.assert(
      fc.property(anyPlace, ({ doc, node }) => {
        if (node === 0) return;
        const edit = removeValue(doc, node);
        expect(JSON.parse(edit.text)).toEqual(patched(doc, [{ op: 'remove', path: pointerTo(doc, node) }]));
        expectShift(doc, edit);
      }),
    );
  });

  it('appends and doubles', () => {
    fc.assert(
      fc.property(anyPlace, ({ doc, node, other }) => {
        if (isContainer(doc, node)) {
          const isArray = doc.text[doc.start[node]!] === '[';
          const names = [...children(doc, node)].map((child) => getKey(doc, child));
          const name = names.includes('key') ? 'key2' : 'key';
          if (!names.includes('key2')) {
            const edit = appendValue(doc, node, JSON.stringify(other));
            const path = `${pointerTo(doc, node)}/${isArray ? '-' : name}`;
            expect(JSON.parse(edit.text)).toEqual(patched(doc, [{ op: 'add', path, value: other }]));
            expectShift(doc, edit);
          }
        }
        if (node === 0 || indexOf(doc, node) === undefined) return;
        const edit = duplicateValue(doc, node);
        const path = pointerTo(doc, node).replace(/\d+$/, (at) => String(Number(at) + 1));
        const value = JSON.parse(doc.text.slice(doc.start[node]!, doc.end[node]!));
        expect(JSON.parse(edit.text)).toEqual(patched(doc, [{ op: 'add', path, value }]));
        expectShift(doc, edit);
      }),
    );
  });

  it('keeps the layout, digits and comments of all the rest', () => {
    const doc = parseJson('{\n  "a" : 1.0, // one\n  "b" : [\n    12345678901234567890\n  ]\n}', {
      allowComments: true,
    });
    expect(replaceValue(doc, 1, '2').text).toBe(doc.text.replace('1.0', '2'));
    expect(renameKey(doc, 1, 'ü"').text).toBe(doc.text.replace('"a"', '"ü\\""'));
    expect(appendValue(doc, 2, '7').text).toBe(doc.text.replace('890\n', '890,\n    7\n'));
    expect(appendValue(doc, 0, 'null').text).toBe(doc.text.replace(/\n\}$/, ',\n  "key" : null\n}'));
    expect(duplicateValue(doc, 1).text).toBe(doc.text.replace('1.0', '1.0,\n  "a2" : 1.0'));
    expect(removeValue(doc, 3).text).toBe('{\n  "a" : 1.0, // one\n  "b" : []\n}');
  });

  it('refuses what would not be JSON, or lose a member', () => {
    const doc = parseJson('{"a":1,"b":[2]}');
    expect(() => replaceValue(doc, 1, '01')).toThrow();
    expect(() => replaceValue(doc, 1, '1,2')).toThrow();
    expect(() => renameKey(doc, 1, 'b')).toThrow('There is a "b" here already');
    expect(() => renameKey(doc, 3, 'x')).toThrow('Elements of arrays have no name');
    expect(() => appendValue(doc, 1, '1')).toThrow('Only objects and arrays');
    expect(() => removeValue(doc, 0)).toThrow('clear the input');
  });
});
