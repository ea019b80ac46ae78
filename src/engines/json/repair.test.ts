import fc from 'fast-check';
import JSON5 from 'json5';
import { jsonrepair } from 'jsonrepair';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
// Made with Python 3.11: repr() of random nested values beside json.dumps() of the same.
import pythonLiterals from './python-literals.fixture.json';
import { repairJson } from './repair';

const minified = (text: string) => JSON.stringify(JSON.parse(text));
const repaired = (text: string) => repairJson(text)?.text;

describe('repairJson', () => {
  it.each([
    "{a: 1, 'b': 'it\\'s', c: [1, 2, 3,],}",
    '// top\n{\n  /* in */ unquoted: "x", // end\n  hex: 0xFF, plus: +1, dot: .5, end: 5.,\n  "line": \'a\\\nb\' }',
    '[1,2,3,]',
    "{$id_1: -0x10, ünï: '\\x41\\u0042', nested: {x: [{y: null}]}}",
    "'single'",
    '{"a": "\\v\\0"}',
  ])('reads %j as JSON5 does', (text) => {
    expect(JSON.parse(repaired(text)!)).toEqual(JSON5.parse(text));
  });

  it('reads what Python prints', () => {
    expect(pythonLiterals.length).toBe(60);
    for (const { python, json } of pythonLiterals) {
      const { text } = repairJson(python) ?? {};
      expect(text, python).toBeDefined();
      expect(JSON.parse(text!), python).toEqual(JSON.parse(json));
    }
  });

  it('keeps the digits of numbers', () => {
    expect(repaired("{'n': 12345678901234567890, 'f': 1.10, 'h': 0xFFFFFFFFFFFFFFFFFF, 'e': 1E400}")).toBe(
      '{"n":12345678901234567890,"f":1.10,"h":4722366482869645213695,"e":1E400}',
    );
  });

  it.each([
    ['{\\"a\\": \\"b\\\\n\\"}', '{"a":"b\\n"}'],
    ['"{\\"a\\":1}"', '{"a":1}'],
    ['{"a":1', '{"a":1}'],
    ['[1, {"a": [2', '[1,{"a":[2]}]'],
    ['[1 2 3]', '[1,2,3]'],
    ['{"h":#ff0000}', '{"h":"#ff0000"}'],
    ['[#fff, #00000080]', '["#fff","#00000080"]'],
    ['{"h": #later\n 1, #fff, of all\n "b": [1, #one, of two\n 2]}', '{"h":1,"b":[1,2]}'],
    ['["x": 1, "y": ["z": [2]]]', '{"x":1,"y":{"z":[2]}}'],
    ['{"a":["b":"c"], "d": 1}', '{"a":{"b":"c"},"d":1}'],
    ['{"a":1 "b":2}', '{"a":1,"b":2}'],
    ['{"a":1,,"b":2}', '{"a":1,"b":2}'],
    ['{"a": }', '{"a":null}'],
    ['{"a" 1}', '{"a":1}'],
    ['{"a": "say "hi" now"}', '{"a":"say \\"hi\\" now"}'],
    ['{"a": "open,\n "b": 1}', '{"a":"open","b":1}'],
    ['{“a”: “b”}', '{"a":"b"}'],
    ['{"a": undefined, "b": NaN, "c": -Infinity, "d": TRUE}', '{"a":null,"b":null,"c":null,"d":true}'],
    ['{"_id": ObjectId("5f"), "n": NumberLong(5), "d": new Date("2026")}', '{"_id":"5f","n":5,"d":"2026"}'],
    ['{"a":1}\n{"b":2}', '[{"a":1},{"b":2}]'],
    ['const x = {a: 1};', '{"a":1}'],
    ['```json\n{"a": 1,}\n```', '{"a":1}'],
    ['\ufeff{"a":1}', '{"a":1}'],
    ['{"path": "C:\\Windows"}', '{"path":"C:\\\\Windows"}'],
    ['{a: hello world, b: 2}', '{"a":"hello world","b":2}'],
    ['[1,2}', '[1,2]'],
    ['{"a":1}}', '{"a":1}'],
    ['{"a": 007}', '{"a":"007"}'],
  ])('mends %j', (text, expected) => {
    expect(minified(repaired(text) ?? 'null')).toBe(expected);
  });

  it.each([
    ['["a" 2]', 'Added missing commas'],
    ['{a":"foo","b":"bar"}', 'Quoted names'],
    ['[one","two"]', 'Added missing opening quotes'],
    ['{"plz": 01067}', 'Quoted numbers with leading zeros, which would be lost'],
    ['```json\n{"a":1}', 'Removed the code fence'],
    ['[```\n{"a":1}\n```]', 'Removed the code fence'],
    ['cb ({"a":1});', 'Unwrapped function calls'],
    ['"\\a"', 'Removed backslashes that escape nothing'],
    ['{"a":"b,"c":"d"}', 'Closed strings left open'],
    ['["one, two]', 'Closed strings left open'],
    ['{"a":2,...}', 'Removed dots that stand for something left out'],
    ['[1,2,...,9]', 'Removed dots that stand for something left out'],
    ['"a" + "b" + \'c\'', 'Joined strings that were added with +'],
    ['{"at":2026-01-02T03:04:05Z}', 'Quoted texts'],
    ['{link:https://example.org/a/,n:1}', 'Quoted texts'],
    ['[/^a[b]$/]', 'Quoted regular expressions'],
    ['[1e', 'Completed numbers that break off'],
    ['{"a":"\\u00', 'Removed an escape that breaks off'],
    ['[{"a":1,{"b":2}]', 'Closed brackets left open'],
    ['"a 24" screen"', 'Escaped quotes inside strings'],
    ['"six feet (72") tall"', 'Escaped quotes inside strings'],
    ['1,2,3', 'Put several values into one array'],
    ['{"a"', 'Wrote null for missing values'],
    ['\\"a \\\\"b\\\\"\\"', 'Removed one level of escaping'],
    ['`a´', 'Wrote strings in double quotes'],
    ['"tab\there"', 'Escaped control characters inside strings'],
    ['[\\"hello\\, \\"world\\"]', 'Escaped quotes inside strings'],
  ])('reads %j as jsonrepair does, and says so', (text, fix) => {
    const { text: mended, fixes } = repairJson(text)!;
    expect(JSON.parse(mended)).toEqual(JSON.parse(jsonrepair(text)));
    expect(fixes).toContain(fix);
  });

  it.each([
    ['{"re": "\\d+\\.\\w"}', '{"re":"\\\\d+\\\\.\\\\w"}'],
    ['{"path": "C:\\apps\\new"}', '{"path":"C:\\\\apps\\new"}'],
    ["{'re': r'\\n'}", '{"re":"\\\\n"}'],
    ['{"code": "if (a) {\n  b()\n}\n"}', '{"code":"if (a) {\\n  b()\\n}\\n"}'],
    ['{"a": "one\n"two" three", "b": 1}', '{"a":"one\\n\\"two\\" three","b":1}'],
    ['{"a": "one\n "b": 1}', '{"a":"one","b":1}'],
    ['{first name: 1, x: none of these}', '{"first name":1,"x":"none of these"}'],
    ['[+49 30 1, 0x1F, 1_000]', '[49,30,1,31,1000]'],
    ['[True False]', '[true,false]'],
    ['- one\n- two', '["- one","- two"]'],
  ])('keeps what was meant in %j', (text, expected) => {
    expect(minified(repaired(text) ?? 'null')).toBe(expected);
  });

  it.each(['callback {}', '{"a":2}foo', 'foo [', '{"a",', '{:2}', '{"a" ]'])(
    'refuses %j as jsonrepair does',
    (text) => {
      expect(() => jsonrepair(text)).toThrow();
      expect(repairJson(text)).toBeUndefined();
    },
  );

  it('brings documents back that lack a sign, or have one twice, more often than jsonrepair, and never without a word', () => {
    const words = fc.constantFrom('foo', 'a b', 'a,b', 'x: y', "it's", '', '12', 'he said (no)', 'tail]', '{x}');
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null)),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('id', 'name', 'a b', 'k'), tie('value'), { maxKeys: 3 }),
      ),
    }));
    const documents = fc.record({ a: value, b: value });
    let [ours, theirs] = [0, 0];
    const opened = (text: string) => {
      try {
        return JSON.stringify(JSON.parse(jsonrepair(text)));
      } catch {
        return undefined;
      }
    };
    fc.assert(
      fc.property(documents, fc.nat(), fc.boolean(), fc.boolean(), (document, at, isTwice, isLaidOut) => {
        const whole = JSON.stringify(document, null, isLaidOut ? 2 : 0);
        const places = [...whole.matchAll(/[,:"[\]{}]/g)].map(({ index }) => index);
        const place = places[at % places.length]!;
        const broken = whole.slice(0, place + (isTwice ? 1 : 0)) + whole.slice(place + (isTwice ? 0 : 1));
        const repair = repairJson(broken);
        if (repair) expect(repair.fixes).not.toEqual([]);
        if (repair && minified(repair.text) === JSON.stringify(document)) ours++;
        if (opened(broken) === JSON.stringify(document)) theirs++;
      }),
      { numRuns: runs(5000) },
    );
    expect(ours).toBeGreaterThan(theirs);
  });

  it('says what it did, and keeps comments when asked', () => {
    expect(repairJson("{'a': True,} # x")?.fixes).toEqual([
      'Wrote strings in double quotes',
      'Wrote true and false in lower case',
      'Removed trailing commas',
      'Removed comments',
    ]);
    expect(repairJson('{a: 1, // why\n}', { keepComments: true })?.text).toContain('// why\n');
  });

  it('has nothing to offer for valid JSON and for what is no JSON at all', () => {
    for (const text of ['{"a":1}', '', '   ', '{1, 2}']) expect(repairJson(text)).toBeUndefined();
  });

  it.runIf(LONG)('ends soon on hostile text', () => {
    const started = processorTime();
    for (const text of [
      '['.repeat(100_000),
      '"'.repeat(300_000),
      "'a' ".repeat(100_000),
      '{'.repeat(100_000),
      'a'.repeat(1_000_000),
      '"\n'.repeat(200_000),
      '/*'.repeat(100_000),
      '\\'.repeat(300_000),
      '(['.repeat(50_000),
      ' '.repeat(500_000),
      '"'.padEnd(500_000),
      '{"a":"b" '.repeat(50_000),
      '["x y"z '.repeat(50_000),
      '"(") '.repeat(100_000),
      `"${'\n'.repeat(300_000)}`,
      `"${'a\n "b '.repeat(50_000)}`,
      'a + '.repeat(100_000),
      '"a" + '.repeat(50_000),
      `{${'a '.repeat(100_000)}`,
      '...'.repeat(100_000),
      '1 '.repeat(200_000),
      '-'.repeat(300_000),
    ])
      repairJson(text);
    expectWithin(8000, started);
  });
});
