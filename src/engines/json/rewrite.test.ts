import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewriteJson } from './rewrite';
import { parseJson } from './scan';
import { readKeyMap, shortKeys, writeKeyMap } from './short-keys';

const rewrite = (text: string, options: Parameters<typeof rewriteJson>[1]) =>
  rewriteJson(parseJson(text, { allowComments: true }), options);
const all = { removeComments: true, removeWhitespace: true, shortEscapes: true, shortNumbers: true };

describe('rewriting', () => {
  it('leaves the text alone when nothing is asked', () => {
    const text = ' { "a" : [ 1.0 , /* x */ "\\u0041" ] } // end';
    expect(rewrite(text, {})).toBe(text);
  });

  it('removes white space and comments apart from each other', () => {
    const text = '// one\n{ "a" : 1, /* two */ "b // no" : 2 }';
    expect(rewrite(text, { removeWhitespace: true })).toBe('// one\n{"a":1,/* two */"b // no":2}');
    expect(rewrite(text, { removeComments: true })).toBe('\n{ "a" : 1,  "b // no" : 2 }');
  });

  it('writes the shortest escapes and numbers and keeps lone surrogates', () => {
    expect(rewrite('["\\u0041\\/\\u00e9\\n\\u000a\\ud83d\\ude00\\ud83d", 1.50E+3, "\ud83d"]', all)).toBe(
      '["A/é\\n\\n😀\\ud83d",1500,"\\ud83d"]',
    );
  });

  it('means the same as before whatever is asked', () => {
    fc.assert(
      fc.property(fc.json(), fc.boolean(), fc.boolean(), fc.boolean(), (text, a, b, c) => {
        const spaced = JSON.stringify(JSON.parse(text), null, 3);
        const short = rewrite(spaced, { removeWhitespace: a, shortEscapes: b, shortNumbers: c });
        expect(JSON.parse(short)).toEqual(JSON.parse(text));
        if (a) expect(short.length).toBeLessThanOrEqual(JSON.stringify(JSON.parse(text)).length);
      }),
    );
  });

  it('shortens keys so that they can be read back', () => {
    const names = fc.constantFrom('a', 'b', 'name', 'firstName', '__proto__', 'constructor', 'aa', 'élan', 'value');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.array(tie('value'), { maxLength: 4 }), tie('object')),
      object: fc.array(fc.tuple(names, tie('value')), { maxLength: 5 }),
    }));
    const write = (v: unknown): string =>
      Array.isArray(v)
        ? v.length > 0 && v.every((one) => Array.isArray(one) && one.length === 2 && typeof one[0] === 'string')
          ? `{${v.map(([k, w]) => `${JSON.stringify(k)}:${write(w)}`).join()}}`
          : `[${v.map(write).join()}]`
        : JSON.stringify(v);
    fc.assert(
      fc.property(value, (v) => {
        const text = write(v);
        const map = shortKeys(parseJson(text));
        const short = rewrite(text, { renames: map });
        if (map.size === 0) expect(short).toBe(text);
        else {
          expect(short.length).toBeLessThan(text.length);
          const back = readKeyMap(parseJson(writeKeyMap(map)));
          expect(rewrite(short, { renames: back })).toBe(text);
        }
      }),
    );
  });

  it('gives the shortest names to the keys that take the most room', () => {
    const map = shortKeys(parseJson('[{"rare":1,"a":2},{"frequent":1},{"frequent":2}]'));
    expect([...map]).toEqual([
      ['frequent', 'b'],
      ['rare', 'c'],
    ]);
  });
});
