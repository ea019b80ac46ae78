import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import spectrum from './csv-spectrum.fixture.json';
import { getDialect } from './dialect';
import { jsonToCsv, type ToCsvOptions } from './from-json';
import { parseCsv } from './parse';
import { csvToJson, type ToJsonOptions } from './to-json';
import { csvLine } from './write';

const getRows = (text: string, delimiter = ',') => [...parseCsv(text, { delimiter })].map(({ cells }) => [...cells]);
const toJson = (text: string, options: Partial<ToJsonOptions> = {}) =>
  csvToJson(text, { delimiter: ',', header: true, shape: 'array', indent: '', types: false, ...options });
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
    [' a , "b " ,c ', [[' a ', 'b ', 'c ']]],
    ['\xa0a\xa0,\ufeffb,\tc', [['\xa0a\xa0', '\ufeffb', '\tc']]],
    ['a\n  \nb', [['a'], ['  '], ['b']]],
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
  ])('reads %j', (text, rows) => expect(getRows(text)).toEqual(rows));

  it('leaves out white space around unquoted cells when asked to', () => {
    const [row] = parseCsv(' a ,"b ",\xa0c\ufeff', { delimiter: ',', trim: true });
    expect(row!.cells).toEqual(['a', 'b ', 'c']);
  });

  it('keeps the white space of unquoted cells as Papa Parse does', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '\xa0', '\ufeff', '\u3000', '1'), minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (table) => {
        const text = `x,y\n${table.map((row) => row.join(',')).join('\n')}`;
        expect(getRows(text)).toEqual(Papa.parse(text, { delimiter: ',', newline: '\n' }).data);
      }),
    );
  });

  it.each([';', '\t', '|', '::', ' '])('reads cells between %j', (delimiter) => {
    expect(getRows(`a${delimiter}"b${delimiter}c"\nd${delimiter}e`, delimiter)).toEqual([
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
          expect(getRows(Papa.unparse(table, { delimiter, quotes: true }), delimiter)).toEqual(table);
          const written = table.map((row) => csvLine(row, delimiter)).join('\n');
          expect(getRows(written, delimiter)).toEqual(table);
          expect(Papa.parse(written, { delimiter, newline: '\n' }).data).toEqual(table);
        },
      ),
    );
  });

  it.each([
    ['a,b\n"open,c\nd', 2, 1],
    ['a,b\nc,"d"x', 2, 6],
  ])('points at what is wrong in %j', (text, line, column) => {
    expect(() => getRows(text)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line, column }) }),
    );
  });

  it('refuses delimiters that cannot be', () => {
    for (const delimiter of ['', '"', '\n']) expect(() => getRows('a', delimiter)).toThrow(InputError);
  });
});

describe('csv-spectrum', () => {
  it.each(spectrum.cases)('reads $name as the suite has it', ({ csv, rows }) => {
    for (const text of [csv, csv.replaceAll('\n', '\r\n')]) {
      const expected = JSON.stringify(rows).replaceAll('\\n', text === csv ? '\\n' : '\\r\\n');
      expect(toJson(text, getDialect(text)).text).toBe(expected);
    }
  });
});

describe('getDialect', () => {
  it('finds what Papa Parse wrote a table with', () => {
    const cell = fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'é') }) },
      fc.string({ unit: fc.constantFrom('x', ',', ';', '|', '\n', '"') }),
      fc.integer().map(String),
    );
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 3, maxLength: 8 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t', '|', '^', '~', '\x1f'), (rows, delimiter) => {
        const quoted = Papa.unparse([rows[0]!.map((_, at) => `name${at}`), ...rows], { delimiter, quotes: true });
        expect(getDialect(quoted)).toEqual({ delimiter, quote: '"', start: 0 });
        const single = Papa.unparse(rows, { delimiter, quotes: true, quoteChar: "'" });
        fc.pre(!single.includes('"'));
        expect(getDialect(single)).toEqual({ delimiter, quote: "'", start: 0 });
        expect([...parseCsv(single, getDialect(single))].map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it.each([
    ['name;price\nA;1,50\nB;2,75', ';', '"'],
    ['name;price, EUR\nA;1,50\nB;2', ';', '"'],
    ['a;b;c\n1,5;2,5;3,5\n4,5;5,5;6,5', ';', '"'],
    ['id\tnote\n1\tone, two\n2\tthree', '\t', '"'],
    ['a,b\n1;2,3\n4;5,6', ',', '"'],
    ['text\nHello; world\nnothing here', ',', '"'],
    ['a|b\n1|2', '|', '"'],
    ["a,b\n'1, x','it''s'\n'2','y'", ',', "'"],
    ["a,b\n'tis,x\n'twas,y", ',', '"'],
    ['12:30\n12:31\n12:32', ',', '"'],
    ['', ',', '"'],
  ])('takes %j to be parted by %j and quoted with %s', (text, delimiter, quote) => {
    expect(getDialect(text)).toEqual({ delimiter, quote, start: 0 });
  });

  it('takes the word of a spreadsheet, and keeps places in the whole text', () => {
    const text = '\ufeffsep=;\r\na;b\n1,5;"x';
    const dialect = getDialect(text);
    expect(dialect).toEqual({ delimiter: ';', quote: '"', start: 8 });
    const rows = () => [...parseCsv(text, { ...dialect, from: dialect.start })];
    expect(rows).toThrow(expect.objectContaining({ details: expect.objectContaining({ line: 3, column: 5 }) }));
  });
});

describe('csvToJson', () => {
  it('writes JSON Lines, and takes your own names', () => {
    const csv = 'a,b,c\n1,2,3\n4,"[5, 6]",';
    expect(toJson(csv, { shape: 'lines', types: true, indent: '  ' }).text).toBe(
      '{"a":1,"b":2,"c":3}\n{"a":4,"b":[5,6],"c":null}',
    );
    expect(toJson('a,b', { shape: 'lines' }).text).toBe('');
    const own = { shape: 'lines', names: ['x', 'y'] } as const;
    expect(toJson(csv, own).text.split('\n')[0]).toBe('{"x":"1","y":"2","c":"3"}');
    expect(toJson(csv, { ...own, header: false }).text.split('\n')[0]).toBe('{"x":"a","y":"b","column3":"c"}');
    expect(toJson('1\n2', { names: ['x', 'y'], header: false }).text).toBe('[{"x":"1","y":""},{"x":"2","y":""}]');
  });

  it('keeps every value a string unless types are asked for', () => {
    const csv = 'id,n,t,e,j,q\n007,1.50,true,,"[1, 2]","5"';
    expect(toJson(csv).text).toBe('[{"id":"007","n":"1.50","t":"true","e":"","j":"[1, 2]","q":"5"}]');
    expect(toJson(csv, { types: true }).text).toBe('[{"id":"007","n":1.50,"t":true,"e":null,"j":[1,2],"q":"5"}]');
    expect(toJson('n\n12345678901234567890', { types: true }).text).toBe('[{"n":12345678901234567890}]');
  });

  it('keeps white space and says so, or leaves it out when asked', () => {
    const csv = 'a, b\n 1 ,"x" \n';
    const kept = toJson(csv);
    expect(kept.text).toBe('[{"a":" 1 "," b":"x"}]');
    expect(kept.notes).toEqual([
      'Some cells start or end with white space, which is kept; Trim Cells removes it',
      'Removed spaces outside the quotes of quoted cells',
    ]);
    expect(toJson(csv, { types: true }).text).toBe('[{"a":1," b":"x"}]');
    expect(toJson(csv, { trim: true })).toMatchObject({ text: '[{"a":"1","b":"x"}]', notes: [kept.notes[1]] });
    expect(toJson('a,b\n1," x "').notes).toEqual([]);
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
      expect(toJson(csv, { shape, indent: '  ' }).text).toBe(JSON.stringify(value, null, 2));
      expect(toJson(csv, { shape }).text).toBe(JSON.stringify(value));
    }
    for (const [shape, value] of [
      ['array', []],
      ['data', { data: [] }],
      ['first', {}],
    ] as const)
      for (const indent of ['', '  ', '\t', '   '])
        expect(toJson('a,b', { shape, indent }).text).toBe(JSON.stringify(value, null, indent));
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
    expect(toJson('a_b\n1', { separator: '_', indent: '  ' }).text).toBe(JSON.stringify([{ a: { b: '1' } }], null, 2));
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
    ['{"b":2,"a":{"c":1.0}}', 'b,a.c\n2,1.0'],
    ['{}', ''],
    ['{"a":1}\n\n{"b":{"c":2}}\n', 'a,b.c\n1,\n,2'],
    ['{"a":[1,{"b":[]}],"c":{"d":[2]}}', 'a.0,a.1.b,c.d.0\n1,[],2', { flattenArrays: true }],
    ['{"a":[1,{"b":3}],"c":{"d":2}}', 'a[0],a[1][b],c[d]\n1,3,2', { flattenArrays: true, brackets: true }],
    ['{"a":[1,2],"c":{"d":2}}', 'a,c[d]\n"[1,2]",2', { brackets: true }],
    ['{"a":[1,2],"c":{"d":2}}', 'a,c\n"[1,2]","{""d"":2}"', { flatten: false, flattenArrays: true }],
  ])('writes %s', (json, csv, options) => expect(toCsv(json, options).text).toBe(csv));

  it.each([
    ['5', 1, 1],
    ['[{"a":1},\n 2]', 2, 2],
    ['[1,]', 1, 3],
    ['{"a":1}\n[2]', 2, 1],
    ['{"a":1}\n{"a":}', 2, 6],
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
        expect(JSON.parse(toJson(text, { types: true, separator: '.', indent: '  ' }).text)).toEqual(rows);
      }),
    );
  });
});
