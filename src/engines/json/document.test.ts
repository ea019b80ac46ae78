import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import type { JsonDocument } from './index';
import {
  childCount,
  children,
  getDepth,
  getKey,
  getKind,
  getPath,
  indexOf,
  JsonKind,
  parseJson,
  stringValue,
  toJs,
  transferables,
  valueText,
} from './index';

/** Rebuilds the value through the accessors alone. */
function rebuild(doc: JsonDocument, node: number): unknown {
  switch (getKind(doc, node)) {
    case JsonKind.object:
      return Object.fromEntries([...children(doc, node)].map((child) => [getKey(doc, child)!, rebuild(doc, child)]));
    case JsonKind.array:
      return [...children(doc, node)].map((child) => rebuild(doc, child));
    case JsonKind.string:
      return stringValue(doc, node);
    default:
      return JSON.parse(valueText(doc, node));
  }
}

describe('parseJson', () => {
  it('holds the same value as JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const doc = parseJson(text);
        expect(rebuild(doc, 0)).toEqual(JSON.parse(text));
        for (let node = 0; node < doc.size; node++) {
          expect(childCount(doc, node)).toBe([...children(doc, node)].length);
          expect(toJs(doc, node)).toEqual(rebuild(doc, node));
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('decodes strings as JSON.parse does', () => {
    const inner = fc.stringMatching(
      /^(?:[ !#-[\]-~é😀]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4}|\\u[dD][89a-fA-F][0-9a-f]{2})*$/u,
    );
    fc.assert(
      fc.property(inner, (string) => {
        const text = `{"${string}":"${string}"}`;
        const doc = parseJson(text);
        expect(stringValue(doc, 1)).toBe(JSON.parse(`"${string}"`));
        expect(getKey(doc, 1)).toBe(JSON.parse(`"${string}"`));
      }),
      { numRuns: runs(500) },
    );
    const long = 'x'.repeat(100);
    expect(stringValue(parseJson(`"${long}\\n${long}\\"${long}"`), 0)).toBe(`${long}\n${long}"${long}`);
  });

  it('gives every node its place', () => {
    const doc = parseJson('{"a":[10,{"b":[]}],"__proto__":"x","a":null}');
    expect([...doc.kind]).toEqual([1, 2, 4, 1, 2, 3, 7]);
    expect([...doc.parent]).toEqual([-1, 0, 1, 1, 3, 0, 0]);
    expect([...doc.next]).toEqual([7, 5, 3, 5, 5, 6, 7]);
    expect([...children(doc, 0)]).toEqual([1, 5, 6]);
    expect(doc.depth).toBe(4);
    expect(getDepth(doc, 4)).toBe(3);
    expect(indexOf(doc, 3)).toBe(1);
    expect(indexOf(doc, 0)).toBeUndefined();
    expect(indexOf(doc, 1)).toBeUndefined();
    expect(getKey(doc, 0)).toBeUndefined();
    expect(getKey(doc, 2)).toBeUndefined();
    expect(stringValue(doc, 2)).toBeUndefined();
    expect(Object.hasOwn(toJs(doc) as object, '__proto__')).toBe(true);
  });

  it('goes to another thread and back', () => {
    const doc = parseJson(`\ufeff[${Array.from({ length: 40_000 }, (_, i) => i).join()}]`);
    const size = doc.size;
    const copy = structuredClone(doc, { transfer: transferables(doc) });
    expect(doc.kind.length).toBe(0);
    expect(copy.size).toBe(size);
    expect(copy.kind.length).toBe(size);
    expect(copy.bom).toBe(true);
    expect(valueText(copy, 40_000)).toBe('39999');
    expect(getPath(copy, 40_000)).toBe('$[39999]');
  });
});

describe('getPath', () => {
  // The table of RFC 9535 section 2.7.1, and names that need care.
  it.each([
    ['{"a":1}', "$['a']", '$.a'],
    ['[0,1]', '$[1]', '$[1]'],
    ['{"a":{"b":[0,1]}}', "$['a']['b'][1]", '$.a.b[1]'],
    ['{"\\u000b":1}', "$['\\u000b']", "$['\\u000b']"],
    ['{"\\u0061":1}', "$['a']", '$.a'],
    ['{"it\'s":1}', "$['it\\'s']", "$['it\\'s']"],
    ['{"\\"":1}', `$['"']`, `$['"']`],
    ['{"\\\\":1}', "$['\\\\']", "$['\\\\']"],
    ['{"\\b\\f\\n\\r\\t":1}', "$['\\b\\f\\n\\r\\t']", "$['\\b\\f\\n\\r\\t']"],
    ['{"\\u001F":1}', "$['\\u001f']", "$['\\u001f']"],
    ['{"":1}', "$['']", "$['']"],
    ['{"1a":1}', "$['1a']", "$['1a']"],
    ['{"$x":1}', "$['$x']", "$['$x']"],
    ['{"a-b":1}', "$['a-b']", "$['a-b']"],
    ['{"_é1😀":1}', "$['_é1😀']", '$._é1😀'],
    ['{"__proto__":1}', "$['__proto__']", '$.__proto__'],
    ['1', '$', '$'],
  ])('%s', (text, normalized, short) => {
    const doc = parseJson(text);
    expect(getPath(doc, doc.size - 1)).toBe(normalized);
    expect(getPath(doc, doc.size - 1, 'short')).toBe(short);
  });

  it('is unique and deep', () => {
    const doc = parseJson(`${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`);
    expect(getPath(doc, doc.size - 1, 'short')).toBe(`$${'[0].a'.repeat(20_000)}`);
  });
});
