import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { jsonToCsv, type ToCsvOptions } from './from-json';
import { parseCsv } from './parse';
import { csvToJson, type ToJsonOptions } from './to-json';
import { csvLine } from './write';

const rowsOf = (text: string, delimiter = ',') => [...parseCsv(text, { delimiter })].map(({ cells }) => [...cells]);
const toJson = (text: string, options: Partial<ToJsonOptions> = {}) =>
  csvToJson(text, { delimiter: ',', header: true, shape: 'array', pretty: false, types: false, ...options });
const toCsv = (text: string, options: Partial<ToCsvOptions> = {}) =>
  jsonToCsv(text, { delimiter: ',', includeHeaders: true, flatten: true, separator: '.', ...options });

describe('parseCsv', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['"a,b","c ""d"" e"', [['a,b', 'c "d" e']]],
    ['"line\nbreak","x\r\ny"\nnext', [['line\nbreak', 'x\r\ny'], ['next']]],
    ['\ufeffa,b', [['a', 'b']]],
    [' a , "b " ,c ', [['a', 'b ', 'c']]],
    [
      'a,,\n,,',
      [
        ['a', '', ''],
        ['', '', ''],
      ],
    ],
    ['a\n\n\nb\n', [['a'], ['b']]],
    ['""', [['']]],
    ['5" pipe,x', [['5" pipe', 'x']]],
    ['', []],
  ])('reads %j', (text, rows) => expect(rowsOf(text)).toEqual(rows));

  it.each([';', '\t', '|', '::', ' '])('reads cells between %j', (delimiter) => {
    expect(rowsOf(`a${delimiter}"b${delimiter}c"\nd${delimiter}e`, delimiter)).toEqual([
      ['a', `b${delimiter}c`],
      ['d', 'e'],
    ]);
  });

  it('agrees with Papa Parse on tables it wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\n', '\r', '\t', 'é', '😀') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        fc.constantFrom(',', ';', '\t'),
        (table, delimiter) => {
          expect(rowsOf(Papa.unparse(table, { delimiter, quotes: true }), delimiter)).toEqual(table);
          const written = table.map((row) => csvLine(row, delimiter)).join('\n');
          expect(rowsOf(written, delimiter)).toEqual(table);
          expect(Papa.parse(written, { delimiter, newline: '\n' }).data).toEqual(table);
        },
      ),
    );
  });

  it.each([
    ['a,b\n"open,c\nd', 2, 1],
    ['a,b\nc,"d"x', 2, 6],
  ])('points at what is wrong in %j', (text, line, column) => {
    expect(() => rowsOf(text)).toThrow(expect.objectContaining({ details: expect.objectContaining({ line, column }) }));
  });

  it('refuses delimiters that cannot be', () => {
    for (const delimiter of ['', '"', '\n']) expect(() => rowsOf('a', delimiter)).toThrow(InputError);
  });
});

describe('csvToJson', () => {
  it('keeps every value a string unless types are asked for', () => {
    const csv = 'id,n,t,e,j,q\n007,1.50,true,,"[1, 2]","5"';
    expect(toJson(csv).text).toBe('[{"id":"007","n":"1.50","t":"true","e":"","j":"[1, 2]","q":"5"}]');
    expect(toJson(csv, { types: true }).text).toBe('[{"id":"007","n":1.50,"t":true,"e":null,"j":[1,2],"q":"5"}]');
    expect(toJson('n\n12345678901234567890', { types: true }).text).toBe('[{"n":12345678901234567890}]');
  });

  it('is laid out as JSON.stringify does, in every shape', () => {
    const csv = 'a,b\n1,"x ""y"""\n2,z';
    const rows = [
      { a: '1', b: 'x "y"' },
      { a: '2', b: 'z' },
    ];
    for (const [shape, value] of [
      ['array', rows],
      ['data', { data: rows }],
      ['first', rows[0]],
    ] as const) {
      expect(toJson(csv, { shape, pretty: true }).text).toBe(JSON.stringify(value, null, 2));
      expect(toJson(csv, { shape }).text).toBe(JSON.stringify(value));
    }
    for (const [shape, value] of [
      ['array', []],
      ['data', { data: [] }],
      ['first', {}],
    ] as const)
      for (const pretty of [true, false])
        expect(toJson('a,b', { shape, pretty }).text).toBe(JSON.stringify(value, null, pretty ? 2 : 0));
  });

  it('names columns, mends repeated and missing names and says so', () => {
    expect(toJson('1,2\n3,4', { header: false }).text).toBe(
      '[{"column1":"1","column2":"2"},{"column1":"3","column2":"4"}]',
    );
    const odd = toJson('a,a,,a_2\n1,2,3,4');
    expect(odd.text).toBe('[{"a":"1","a_3":"2","column3":"3","a_2":"4"}]');
    expect(odd.notes).toHaveLength(2);
    expect(toJson('__proto__,x\n1,2').text).toBe('[{"__proto__":"1","x":"2"}]');
  });

  it('takes ragged rows', () => {
    const { text, notes } = toJson('a,b\n1\n2,3,4');
    expect(text).toBe('[{"a":"1","b":""},{"a":"2","b":"3","column3":"4"}]');
    expect(notes).toHaveLength(2);
  });

  it('nests columns by the separator, arrays by their numbers', () => {
    expect(toJson('id,a.b,a.c.d,t.0,t.1\n1,2,3,x,y', { separator: '.' }).text).toBe(
      '[{"id":"1","a":{"b":"2","c":{"d":"3"}},"t":["x","y"]}]',
    );
    expect(toJson('a_b\n1', { separator: '_', pretty: true }).text).toBe(JSON.stringify([{ a: { b: '1' } }], null, 2));
    const clash = toJson('a,a.b\n1,2', { separator: '.' });
    expect(JSON.parse(clash.text)).toEqual([{ a: '1', 'a.b': '2' }]);
    expect(clash.notes).toHaveLength(1);
    expect(JSON.parse(toJson(`${'x.'.repeat(100_000)}y\n1`, { separator: '.' }).text)).toHaveLength(1);
  });
});

describe('jsonToCsv', () => {
  it.each<[string, string, Partial<ToCsvOptions>?]>([
    ['[{"a":1,"b":"x"},{"b":"y","c":true}]', 'a,b,c\n1,x,\n,y,true'],
    ['[{"a":{"b":{"c":1}},"d":[1, {"e":2}],"f":{},"g":null}]', 'a.b.c,d,f,g\n1,"[1,{""e"":2}]",{},'],
    ['[{"a":{"b":1}}]', 'a/b\n1', { separator: '/' }],
    ['[{"a":{"b":1}}]', 'a\n"{""b"":1}"', { flatten: false }],
    ['[{"a":"x;y","b":"p,q"}]', 'a;b\n"x;y";p,q', { delimiter: ';' }],
    ['[{"a":"x\\ty"}]', 'a\n"x\ty"', { delimiter: '\t' }],
    ['[{"a":1}]', '1', { includeHeaders: false }],
    ['[{"n":12345678901234567890,"m":1.0,"e":1E400}]', 'n,m,e\n12345678901234567890,1.0,1E400'],
    ['[{"a":"say \\"hi\\"\\nthere"}]', 'a\n"say ""hi""\nthere"'],
    ['[{"a":""},{"a":null},{}]', 'a\n""\n""\n""'],
    ['[{"__proto__":1,"constructor":2}]', '__proto__,constructor\n1,2'],
    ['[]', ''],
    ['[{},{}]', ''],
  ])('writes %s', (json, csv, options) => expect(toCsv(json, options).text).toBe(csv));

  it.each([
    ['{"a":1}', 1, 1],
    ['5', 1, 1],
    ['[{"a":1},\n 2]', 2, 2],
    ['[1,]', 1, 3],
  ])('refuses %j with its place', (json, line, column) => {
    expect(() => toCsv(json)).toThrow(expect.objectContaining({ details: expect.objectContaining({ line, column }) }));
  });

  it('says where two values meet in one column', () => {
    const { text, notes } = toCsv('[{"a.b":1,"a":{"b":2}}]');
    expect(text).toBe('a.b\n2');
    expect(notes).toHaveLength(1);
  });

  it('refuses what no table can hold, soon', () => {
    const deep = `${'{"x":1,"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(() => toCsv(`[${deep}]`)).toThrow(/nested too deeply/);
    expect(toCsv(`[${deep}]`, { flatten: false }).rows).toBe(1);
    const wide = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ [`k${i}`]: 1 })));
    expect(() => toCsv(wide)).toThrow(/20,000 columns/);
  });
});

describe('there and back', () => {
  const name = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => text.trim() === text && !text.includes('.'));
  const word = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '"', ',', ';', '\n', '\r\n', '\t', 'é', '😀', '.') });

  it('strings come back whatever they hold', () => {
    const table = fc.uniqueArray(name, { minLength: 1, maxLength: 5 }).chain((names) =>
      fc.array(
        fc.tuple(...names.map(() => word)).map((row) => Object.fromEntries(row.map((cell, at) => [names[at]!, cell]))),
        { minLength: 1 },
      ),
    );
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const { text } = toCsv(JSON.stringify(rows), { delimiter });
        expect(JSON.parse(toJson(text, { delimiter }).text)).toEqual(rows);
      }),
    );
  });

  it('nested objects, arrays and numbers come back with types and nesting', () => {
    const leaf = fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('x', 'it, is', '007', ' y '),
      fc.array(fc.integer()),
    );
    const row = fc.record({ id: fc.integer(), a: fc.record({ b: leaf, c: fc.record({ d: leaf }) }), e: leaf });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const { text } = toCsv(JSON.stringify(rows));
        expect(JSON.parse(toJson(text, { types: true, separator: '.', pretty: true }).text)).toEqual(rows);
      }),
    );
  });
});
