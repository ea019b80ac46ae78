import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { formatDocument, formatJson, minifyDocument, minifyJson, parseJson, toJs } from './index';
import { findJsonProblems } from './problems';
import { relayJson } from './relay';

const indents = fc.constantFrom<number | '\t'>(0, 1, 2, 4, 10, 12, '\t');

/** White space of all four kinds between the tokens of a compact text. */
function loosen(compact: string, blanks: readonly string[]): string {
  let n = 0;
  return compact.replace(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^[\]{}:,"]+/g, (token) => token + blanks[n++ % blanks.length]);
}

const blanks = fc.array(fc.constantFrom('', ' ', '\n', '\r\n', '\t', ' \n  '), { minLength: 1, maxLength: 7 });

function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${sortedText((value as Record<string, unknown>)[key])}`).join()}}`;
}

describe('formatJson', () => {
  it('equals JSON.stringify for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), indents, blanks, (value, indent, gaps) => {
        const compact = JSON.stringify(value);
        const text = loosen(compact, gaps);
        const doc = parseJson(text);
        expect(formatJson(text, { indent })).toBe(JSON.stringify(value, null, indent));
        expect(formatDocument(doc, { indent })).toBe(JSON.stringify(value, null, indent));
        expect(minifyJson(text)).toBe(compact);
        expect(minifyDocument(doc)).toBe(compact);
        expect(toJs(doc)).toEqual(JSON.parse(text));
      }),
      { numRuns: runs(1500) },
    );
  });

  it('keeps number and string lexemes', () => {
    const number = fc.stringMatching(/^-?(?:0|[1-9]\d{0,25})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,4})?$/);
    const string = fc.stringMatching(/^"(?:[ !#-[\]-~é€\u2028\ud800]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*"$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(number, string)), (lexemes) => {
        const text = `[ ${lexemes.join(' ,\n')} ]`;
        expect(minifyJson(text)).toBe(`[${lexemes.join(',')}]`);
        expect(minifyDocument(parseJson(text))).toBe(`[${lexemes.join(',')}]`);
        if (lexemes.length === 0) return;
        expect(formatJson(text, { indent: 1 })).toBe(`[\n ${lexemes.join(',\n ')}\n]`);
        expect(formatDocument(parseJson(text), { indent: 1 })).toBe(`[\n ${lexemes.join(',\n ')}\n]`);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('keeps what JSON.parse would lose', () => {
    const text = '{"b":1.0,"a":12345678901234567890,"2":1E400,"1":-0,"b":"\\u0041\\/","__proto__":{"x":[]}}';
    expect(minifyJson(text)).toBe(text);
    expect(minifyJson(formatJson(text, { indent: 2 }))).toBe(text);
    expect(formatJson('{ "a" : [ ] , "b" : { } }', { indent: 2 })).toBe('{\n  "a": [],\n  "b": {}\n}');
    expect(formatJson('\ufeff[1]', { indent: 2 })).toBe('[\n  1\n]');
    expect(minifyJson('[ 1,2 ,3,"a","b" , "c",[4,5],6,7 ]')).toBe('[1,2,3,"a","b","c",[4,5],6,7]');
  });

  it('sorts keys recursively by value, in code unit order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), blanks, (value, gaps) => {
        const compact = JSON.stringify(value);
        const sorted = minifyJson(loosen(compact, gaps), { sortKeys: true });
        expect(sorted).toBe(sortedText(JSON.parse(compact)));
        expect(minifyJson(formatJson(compact, { indent: 2, sortKeys: true }))).toBe(sorted);
      }),
      { numRuns: runs(500) },
    );
    expect(minifyJson('{"b":1,"\\u0061":2,"10":3,"9":4,"B":5,"b":6,"é":7,"😀":8,"\uffff":9}', { sortKeys: true })).toBe(
      '{"10":3,"9":4,"B":5,"\\u0061":2,"b":1,"b":6,"é":7,"😀":8,"\uffff":9}',
    );
    expect(minifyJson('[{"b":{"d":1,"c":[{"f":1,"e":2}]},"a":0}]', { sortKeys: true })).toBe(
      '[{"a":0,"b":{"c":[{"e":2,"f":1}],"d":1}}]',
    );
    const many = Array.from({ length: 40 }, (_, i) => `"k${(i * 17) % 20}":${i}`);
    const stable = [...many].sort((a, b) => {
      const [x, y] = [a.split(':')[0]!, b.split(':')[0]!].map((key) => key.slice(1, -1));
      return x! < y! ? -1 : x! > y! ? 1 : 0;
    });
    expect(minifyJson(`{${many.join()}}`, { sortKeys: true })).toBe(`{${stable.join()}}`);
  });

  it('throws exactly when JSON.parse throws, on mutated texts', () => {
    const piece = fc.constantFrom(
      ...'{}[]:,"\\/ \n\t0123456789.eE+-truefalsn\u2028\ufeff\'u'.split(''),
      '//',
      '/*',
      '\\u',
    );
    const mutation = fc.record({ at: fc.nat(), cut: fc.nat(2), put: fc.array(piece, { maxLength: 2 }) });
    let rejected = 0;
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(mutation, { minLength: 1, maxLength: 3 }), (value, mutations) => {
        let text = JSON.stringify(value);
        for (const { at, cut, put } of mutations) {
          const i = at % (text.length + 1);
          text = text.slice(0, i) + put.join('') + text.slice(i + cut);
        }
        let native: unknown;
        try {
          JSON.parse(text);
        } catch (error) {
          native = error;
        }
        let ours: unknown;
        try {
          parseJson(text, { strict: true });
        } catch (error) {
          ours = error;
        }
        expect(ours !== undefined, JSON.stringify(text)).toBe(native !== undefined);
        if (text.isWellFormed()) expect(relayJson(text, '  ') === undefined).toBe(native !== undefined);
        const errors = findJsonProblems(text, { strict: true }).filter((problem) => problem.severity === 'error');
        expect(errors.length > 0).toBe(native !== undefined);
        if (ours === undefined) return;
        rejected++;
        expect(ours).toBeInstanceOf(InputError);
        const { offset } = (ours as InputError).details;
        expect(errors).toContainEqual(expect.objectContaining({ message: (ours as InputError).message, offset }));
        const place = / at position (\d+)/.exec((native as Error).message);
        if (place !== null) comparePlaces(text, offset!, Number(place[1]), (ours as InputError).message);
      }),
      { numRuns: runs(4000) },
    );
    expect(rejected).toBeGreaterThan(runs(1000));
  });
});

/** The same place as V8 reports, but for the mistakes where another one says more. */
function comparePlaces(text: string, ours: number, native: number, message: string): void {
  const where = `${JSON.stringify(text)}: ${message}, ours ${ours}, V8 ${native}`;
  if (message.startsWith('Trailing comma')) {
    // At the comma, not at the bracket after it.
    expect(text.slice(ours, native), where).toMatch(/^,\s*$/);
  } else if (message.includes('no closing quote')) {
    // At the opening quote, not at the end.
    expect(text[ours], where).toBe('"');
    expect(native, where).toBeGreaterThan(ours);
  } else if (message.startsWith('A backslash') || message.startsWith('\\u')) {
    // At the backslash, not inside the escape.
    expect(text[ours], where).toBe('\\');
    expect(native - ours, where).toBeGreaterThanOrEqual(0);
    expect(native - ours, where).toBeLessThanOrEqual(6);
  } else if (message.startsWith('A number can’t start with 0')) {
    expect(native - ours, where).toBe(1);
  } else if (message.includes('isn’t JSON')) {
    // At the start of the word, not at its first wrong letter.
    expect(text.slice(ours, native), where).toMatch(/^[^\s,:[\]{}"]*$/);
  } else if (message.startsWith('Unexpected end')) {
    // After the last token, not after the white space behind it.
    expect(text.slice(ours, native).trim(), where).toBe('');
  } else {
    expect(ours, where).toBe(native);
  }
}

describe('relayJson', () => {
  it('makes room as the text grows, however little of it the start foretells', () => {
    const flat = Array.from({ length: 3000 }, (_, n) => `é${'x'.repeat(n % 90)}😀`);
    let deep: unknown = 1;
    for (let level = 0; level < 900; level++) deep = level % 2 ? [deep, level] : { é: deep };
    for (const value of [
      [flat, deep],
      [deep, flat],
      [[], deep, {}, [[[]]]],
    ]) {
      for (const indent of [0, 1, 10, '\t'] as const)
        expect(relayJson(JSON.stringify(value), indent === '\t' ? indent : ' '.repeat(indent))).toBe(
          JSON.stringify(value, null, indent),
        );
    }
  });

  it('takes no text for ASCII that is not', () => {
    for (const letter of ['é', '€', '😀', '\u0000é'])
      for (let times = 0; times < 9; times++) {
        const text = JSON.stringify([letter.repeat(times), 'x'.repeat(times)]);
        expect(relayJson(text, '')).toBe(text);
      }
  });

  it('leaves to others what is not plain JSON, or too deep', () => {
    const refused = [
      '',
      ' ',
      '\0',
      '1\0',
      '[1]\0[2]',
      '"\0"',
      '\ufeff1',
      '"\ud800"',
      '[1,]',
      '{"a":1,}',
      '/**/1',
      '[1}',
      '{]',
    ];
    for (const text of [...refused, `${'['.repeat(1002)}${']'.repeat(1002)}`, '['.repeat(2000)])
      expect(relayJson(text, ' '), text.slice(0, 20)).toBeUndefined();
    expect(formatJson('["\ud800"]', { indent: 1 })).toBe('[\n "\ud800"\n]');
  });
});

describe('depth', () => {
  const depth = 100_000;
  const arrays = '['.repeat(depth) + ']'.repeat(depth);
  const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it('does not overflow the stack', () => {
    expect(minifyJson(arrays)).toBe(arrays);
    expect(minifyJson(objects)).toBe(objects);
    expect(minifyJson(objects, { sortKeys: true })).toBe(objects);
    expect(() => formatJson(arrays, { indent: 2 })).toThrow(InputError);
    expect(() => formatJson(objects, { indent: '\t', sortKeys: true })).toThrow(/too long for a browser/);
    expect(() => parseJson('['.repeat(depth))).toThrow('Unexpected end: 100000 brackets are still open');
    expect(findJsonProblems('{"a":'.repeat(depth))).toHaveLength(1);
    expect(findJsonProblems('[{'.repeat(depth) + ']'.repeat(depth))).toHaveLength(100);
    expect(findJsonProblems(arrays)).toEqual([]);
    expect(toJs(parseJson(objects))).toHaveProperty('a');
  });

  it('formats 2,000 levels like JSON.stringify', () => {
    const text = `${'[{"a":'.repeat(1000)}1${'}]'.repeat(1000)}`;
    expect(formatJson(text, { indent: 1 })).toBe(JSON.stringify(JSON.parse(text), null, 1));
    expect(formatJson(text, { indent: 1, sortKeys: true })).toBe(JSON.stringify(JSON.parse(text), null, 1));
  });
});

describe('comments and trailing commas', () => {
  const jsonc = { indent: 2, allowComments: true, allowTrailingCommas: true } as const;

  it('keeps comments near what they are about', () => {
    const text = `// top
{ // first
  "b": 1, // about b
  /* above a */ "a": /* inside */ [1, /* two */ 2, // end of two
    // last
  ],
  "e": { /* empty */ },
  // end
} // after
// bottom`;
    const formatted = `// top
{
  // first
  "b": 1, // about b
  /* above a */
  /* inside */
  "a": [
    1,
    /* two */
    2 // end of two
    // last
  ],
  "e": {
    /* empty */
  }
  // end
} // after
// bottom`;
    expect(formatJson(text, jsonc)).toBe(formatted);
    expect(formatJson(formatted, jsonc)).toBe(formatted);
    expect(minifyJson(text, jsonc)).toBe('{"b":1,"a":[1,2],"e":{}}');
    expect(toJs(parseJson(text, jsonc))).toEqual({ b: 1, a: [1, 2], e: {} });
    const sorted = formatJson(text, { ...jsonc, sortKeys: true });
    expect(sorted).toContain('{\n  /* above a */\n  /* inside */\n  "a"');
    expect(sorted).toContain('  // first\n  "b": 1, // about b\n');
    expect(() => formatJson(text, { indent: 2, allowComments: true })).toThrow('Trailing comma before ]');
    expect(() => parseJson(text, { ...jsonc, strict: true })).toThrow('Comments aren’t allowed');
  });

  it('loses no comment, changes no value and settles at once', () => {
    const gap = fc.constantFrom('', '', ' ', '\n', '/*\ue000*/', '//\ue000\n', '\r\n/* \ue000\n */ ', ' //\ue000\r\n');
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.array(gap, { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        (value, gaps, sortKeys) => {
          let n = 0;
          const compact = JSON.stringify(value);
          const safe = /\*|\/\//.test(compact) ? '[1,{"a":[],"b":{}}]' : compact;
          const text = loosen(safe, gaps).replace(/\ue000/g, () => `<${n++}>`);
          const names = (s: string): string[] => [...s.matchAll(/<\d+>/g)].map(String).sort();
          const options = { ...jsonc, sortKeys };
          const once = formatJson(text, options);
          expect(names(once)).toEqual(names(text));
          expect(minifyJson(once, options)).toBe(minifyJson(safe, { sortKeys }));
          expect(formatJson(once, options)).toBe(once);
        },
      ),
      { numRuns: runs(800) },
    );
  });

  it('formats one node', () => {
    const doc = parseJson('{"a":[1,{"b":2}],"c":3}');
    expect(formatDocument(doc, { indent: 2 }, 1)).toBe('[\n  1,\n  {\n    "b": 2\n  }\n]');
    expect(formatDocument(doc, { indent: 2, sortKeys: true }, 3)).toBe('{\n  "b": 2\n}');
    expect(formatDocument(doc, { indent: 2 }, 4)).toBe('2');
    expect(toJs(doc, 1)).toEqual([1, { b: 2 }]);
  });
});
