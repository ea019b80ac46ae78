import JSON5 from 'json5';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
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
    ['{"a": 007}', '{"a":7}'],
  ])('mends %j', (text, expected) => {
    expect(minified(repaired(text) ?? 'null')).toBe(expected);
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
    ])
      repairJson(text);
    expectWithin(8000, started);
  });
});
