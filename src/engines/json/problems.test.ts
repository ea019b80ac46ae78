import { describe, expect, it } from 'vitest';
import { InputError, placeAt } from '@/engines/input-error';
import { parseJson } from './index';
import { findJsonProblems } from './problems';

function failure(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return `${error.details.line}:${error.details.column} ${error.message}`;
  }
  return 'accepted';
}

describe('the first mistake', () => {
  it.each([
    ['{"a":1 "b":2}', '1:8 Expected a comma or } after the value, but found a string'],
    ['[1\n2]', '2:1 Expected a comma or ] after the value, but found 2'],
    [
      '{"a":"b"c"d"}',
      '1:9 Expected a comma or } after the value, but found c (a quote inside a string is written \\")',
    ],
    ['[1,2,]', '1:5 Trailing comma before ]'],
    ['{"a":1,\n\n}', '1:7 Trailing comma before }'],
    ["['a']", '1:2 Strings need double quotes'],
    ['{"a": \u201cb\u201d}', '1:7 Strings need double quotes'],
    ["{'a':1}", '1:2 Property names need double quotes'],
    ['{name:1}', '1:2 Property names need double quotes: "name"'],
    ['["a\nb"]', '1:4 A string can’t contain a raw line break: write \\n, or close the string before it'],
    ['["a\tb"]', '1:4 A string can’t contain a raw tab: write \\t'],
    ['["\u0001"]', '1:3 A string can’t contain the control character U+0001: write \\u0001'],
    ['{"a":[1', '1:8 Unexpected end: 2 brackets are still open, the last one is the [ from line 1'],
    ['\n{\n\n', '2:2 Unexpected end: 1 bracket is still open, the { from line 2'],
    ['[NaN]', '1:2 NaN isn’t JSON: there’s no such number'],
    ['[-Infinity]', '1:2 -Infinity isn’t JSON: there’s no such number'],
    ['[undefined]', '1:2 undefined isn’t JSON: write null or leave the property out'],
    ['[True]', '1:2 True isn’t JSON: write true'],
    ['[None]', '1:2 None isn’t JSON: write null'],
    ['[constructor]', '1:2 constructor isn’t JSON: strings need double quotes'],
    ['[hello]', '1:2 hello isn’t JSON: strings need double quotes'],
    ['[01]', '1:2 A number can’t start with 0, unless that’s its only digit'],
    ['[+1]', '1:2 A number can’t start with +'],
    ['[.5]', '1:2 A number needs a digit before the decimal point'],
    ['[1.]', '1:4 A digit must follow the decimal point'],
    ['[1e]', '1:4 A digit must follow the exponent sign e'],
    ['[1e-]', '1:5 A digit must follow the exponent sign e'],
    ['[-]', '1:3 A digit must follow the minus sign'],
    ['[0x1F]', '1:3 Hexadecimal numbers aren’t JSON'],
    ['[1_000]', '1:3 This number continues with _000, which is not part of a number in JSON'],
    ['["\\x"]', '1:3 A backslash before x means nothing in JSON: write \\\\ for a backslash'],
    ['["C:\\Users"]', '1:5 A backslash before U means nothing in JSON: write \\\\ for a backslash'],
    ['["\\u12"]', '1:3 \\u needs four hexadecimal digits'],
    ['["a', '1:2 This string has no closing quote'],
    ['[1}', '1:3 Expected ] but found }: the [ from line 1, column 1 is still open'],
    ['{]', '1:2 Expected } but found ]: the { from line 1, column 1 is still open'],
    [']', '1:1 This ] closes nothing'],
    ['{}}', '1:3 This } closes nothing: the JSON has already ended'],
    ['{}\n{}', '2:1 JSON can only have one value, but a second one starts here'],
    ['{} x', '1:4 Unexpected x after the end of the JSON'],
    ['{"a" 1}', '1:6 Expected a colon after the property name, but found 1'],
    ['{"a"=1}', '1:5 Expected a colon after the property name, but found ='],
    ['{"a":}', '1:6 Expected a value after the colon, but found }'],
    ['[1,,2]', '1:4 Expected a value before this comma'],
    ['{,}', '1:2 Expected a property before this comma'],
    ['["a":1]', '1:5 Unexpected colon: only objects, in { }, have names before their values'],
    ['[1,\u00a02]', '1:4 Unexpected invisible character (no-break space, U+00A0)'],
    ['[1] // x', '1:5 Comments aren’t allowed in JSON'],
    ['[1] # x', '1:5 Unexpected # after the end of the JSON'],
    ['', '1:1 There is no JSON here: the text is empty'],
    [' \n', '1:1 There is no JSON here: there is only white space'],
    ['{"a":1,\r\n"b":2,\r\n"c" 3}', '3:5 Expected a colon after the property name, but found 3'],
  ])('%j', (text, expected) => {
    expect(failure(text)).toBe(expected);
  });

  it('notes an open comment', () => {
    expect(() => parseJson('[1] /* x', { allowComments: true })).toThrow('This comment is never closed with */');
  });
});

describe('findJsonProblems', () => {
  const codes = (text: string, options = {}): string[] =>
    findJsonProblems(text, options).map(({ code, line, column }) => `${code} ${line}:${column}`);

  it.each([
    [
      '{"a": 1,\n"b": tru,\n\'c\': [1,,2,],\n"d" 4\n"e": .5}',
      [
        'bad-word 2:6',
        'quotes 3:1',
        'expected-value 3:9',
        'trailing-comma 3:11',
        'expected-colon 4:5',
        'expected-comma 5:1',
        'bad-number 5:6',
      ],
    ],
    // A forgotten quote is one mistake, not two; a string over two lines is one as well.
    ['{\n"a": "x,\n"b": 1\n}', ['control-character 2:9']],
    ['{\n"a": "x\ny",\n"b": 1\n}', ['control-character 2:8']],
    ['{"a\n"b": 1}', ['control-character 1:4']],
    ['{"a": [1, 2, "b": {"c": 3}', ['unexpected-character 1:17', 'unexpected-end 1:27']],
    ['{"a": [1, 2}', ['mismatched-bracket 1:12']],
    ['[1, 2]]\n]', ['extra-text 1:7']],
    ['{a: 1, b: 2 c: 3}', ['unquoted-key 1:2', 'unquoted-key 1:8', 'expected-comma 1:13', 'unquoted-key 1:13']],
    ['["\\x\\y\t\\u00"]', ['bad-escape 1:3', 'bad-escape 1:5', 'control-character 1:7', 'bad-escape 1:8']],
    ['[1\u00a0,\u00a02]', ['unexpected-character 1:3', 'unexpected-character 1:5']],
    ['[1; 2]', ['expected-comma 1:3']],
    ['{"a": 1, # one\n"b": 2}', ['comment 1:10']],
    ['[1, // x\n2]', ['comment 1:5']],
  ])('goes on after mistakes: %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('warns about what is valid but risky', () => {
    const text = '\ufeff{"a":1,\n"b":{"x":0,"x":0},\n"\\u0061":"\\ud800","c":"\\\\ud800 \\ud83d\\ude00\ud801"}';
    const problems = findJsonProblems(text);
    expect(problems.map(({ code, severity, line, column }) => [code, severity, line, column])).toEqual([
      ['bom', 'warning', 1, 1],
      ['duplicate-key', 'warning', 2, 12],
      ['duplicate-key', 'warning', 3, 1],
      ['lone-surrogate', 'warning', 3, 11],
      ['lone-surrogate', 'warning', 3, 44],
    ]);
    expect(problems[2]!.first).toEqual({ line: 1, column: 3, offset: 2 });
    expect(problems[2]!.message).toBe(
      'Duplicate key "\\u0061": most programs keep only the last one (first on line 1, column 3)',
    );
    for (const problem of problems)
      expect(placeAt(text, problem.offset)).toMatchObject({ line: problem.line, column: problem.column });
    expect(findJsonProblems(text, { strict: true })[0]).toMatchObject({ code: 'bom', severity: 'error' });
  });

  it('knows its options', () => {
    const text = '// \\ud800\n{"a":[1,],}';
    expect(codes(text)).toEqual(['comment 1:1', 'trailing-comma 2:8', 'trailing-comma 2:10']);
    expect(codes(text, { allowComments: true, allowTrailingCommas: true })).toEqual([]);
    expect(codes(text, { allowComments: true, allowTrailingCommas: true, strict: true })).toHaveLength(3);
  });

  it('stops at the limit, errors first', () => {
    expect(findJsonProblems(`[${'x '.repeat(1000)}]`)).toHaveLength(100);
    expect(findJsonProblems(`[${'x,'.repeat(1000)}1]`, { limit: 7 })).toHaveLength(7);
    const problems = findJsonProblems(`{${'"a":1,'.repeat(500)}"b":x}`);
    expect(problems).toHaveLength(100);
    expect(problems.at(-1)).toMatchObject({ severity: 'error', code: 'bad-word' });
  });

  it('ends on any junk', () => {
    const parts = [
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      "'",
      '\\',
      '/',
      '#',
      'a',
      '1',
      '-',
      '.',
      '\n',
      '\u00a0',
      '\u201c',
      '😀',
      ';',
      '=',
    ];
    let seed = 7;
    for (let round = 0; round < 3000; round++) {
      let text = '';
      for (let i = 0; i < 12; i++) {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        text += parts[(seed >>> 8) % parts.length]!;
      }
      const problems = findJsonProblems(text, { allowComments: round % 2 === 0 });
      for (const { offset, end } of problems) expect(offset <= end && end <= text.length).toBe(true);
    }
  });
});
