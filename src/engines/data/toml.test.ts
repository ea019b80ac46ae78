import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { LONG, runs } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { readJson, readToml, readYaml, writeJson, writeToml, writeYaml } from '.';
import { anyData, bare, toPlain } from './testing';

const json = (toml: string) => writeJson(readToml(toml).data, toml, '').text;
const fromJson = (text: string) => writeToml(readJson(text).data, text).text;

describe('reading TOML', () => {
  // The examples of the TOML 1.0.0 standard.
  it.each([
    [
      'key = "value"\nbare_key = 1\nbare-key = 2\n1234 = 3\n"127.0.0.1" = 4\n\'quoted "value"\' = 5\n"" = 6',
      '{"key":"value","bare_key":1,"bare-key":2,"1234":3,"127.0.0.1":4,"quoted \\"value\\"":5,"":6}',
    ],
    [
      'physical.color = "orange"\nphysical.shape = "round"\nsite."google.com" = true\n3.14159 = "pi"',
      '{"physical":{"color":"orange","shape":"round"},"site":{"google.com":true},"3":{"14159":"pi"}}',
    ],
    [
      'str = "I\'m a string. \\"You can quote me\\". Name\\tJos\\u00E9\\nLocation\\tSF. \\U0001F600"',
      '{"str":"I\'m a string. \\"You can quote me\\". Name\\tJosé\\nLocation\\tSF. 😀"}',
    ],
    [
      'a = """\nRoses are red\nViolets are blue"""\nb = """\nThe quick brown \\\n\n\n  fox jumps over \\\n    the lazy dog."""\nc = """Here are two quotation marks: "". Simple enough."""\nd = """"This," she said."""""',
      '{"a":"Roses are red\\nViolets are blue","b":"The quick brown fox jumps over the lazy dog.","c":"Here are two quotation marks: \\"\\". Simple enough.","d":"\\"This,\\" she said.\\"\\""}',
    ],
    [
      "a = 'C:\\Users\\nodejs\\templates'\nb = '''\nThe first newline is\ntrimmed in raw strings.\n'''\nc = '''He said ''yes'''''",
      '{"a":"C:\\\\Users\\\\nodejs\\\\templates","b":"The first newline is\\ntrimmed in raw strings.\\n","c":"He said \'\'yes\'\'"}',
    ],
    [
      'i = [+99, 42, 0, -17, 1_000, 5_349_221, 0xDEADBEEF, 0xdead_beef, 0o01234567, 0o755, 0b11010110, 9223372036854775807]',
      '{"i":[99,42,0,-17,1000,5349221,3735928559,3735928559,342391,493,214,9223372036854775807]}',
    ],
    [
      'f = [+1.0, 3.1415, -0.01, 5e+22, 1e06, -2E-2, 6.626e-34, 224_617.445_991_228, 0.10]',
      '{"f":[1.0,3.1415,-0.01,5e+22,1e06,-2E-2,6.626e-34,224617.445991228,0.10]}',
    ],
    [
      'd = [1979-05-27T07:32:00Z, 1979-05-27T00:32:00-07:00, 1979-05-27 07:32:00.999999, 1979-05-27, 07:32:00, 00:32:00.5, 07:32]',
      '{"d":["1979-05-27T07:32:00Z","1979-05-27T00:32:00-07:00","1979-05-27T07:32:00.999999","1979-05-27","07:32:00","00:32:00.5","07:32:00"]}',
    ],
    [
      'a = [ 1, 2, # note\n 3, ]\nb = [ [ 1, 2 ], ["a", \'b\'], { x = 1 } ]\nc = []',
      '{"a":[1,2,3],"b":[[1,2],["a","b"],{"x":1}],"c":[]}',
    ],
    ['[a.b.c]\nx = 1\n[ d . "e f" ]\n[a]\ny = 2', '{"a":{"b":{"c":{"x":1}},"y":2},"d":{"e f":{}}}'],
    [
      '[[products]]\nname = "Hammer"\n\n[[products]]\n\n[[products]]\nname = "Nail"',
      '{"products":[{"name":"Hammer"},{},{"name":"Nail"}]}',
    ],
    [
      '[[fruits]]\nname = "apple"\n[fruits.physical]\ncolor = "red"\n[[fruits.varieties]]\nname = "red delicious"\n[[fruits.varieties]]\nname = "granny smith"\n[[fruits]]\nname = "banana"\n[[fruits.varieties]]\nname = "plantain"',
      '{"fruits":[{"name":"apple","physical":{"color":"red"},"varieties":[{"name":"red delicious"},{"name":"granny smith"}]},{"name":"banana","varieties":[{"name":"plantain"}]}]}',
    ],
    [
      '[fruit]\napple.color = "red"\napple.taste.sweet = true\n[fruit.apple.texture]\nsmooth = true',
      '{"fruit":{"apple":{"color":"red","taste":{"sweet":true},"texture":{"smooth":true}}}}',
    ],
    [
      'name = { first = "Tom", last = "P" }\npoint = {x=1, y.z=2}\nempty = {}',
      '{"name":{"first":"Tom","last":"P"},"point":{"x":1,"y":{"z":2}},"empty":{}}',
    ],
    ['a = { b = 1,\n  # note\n  c = 2,\n}\ne = "\\e\\x41"', '{"a":{"b":1,"c":2},"e":"\\u001bA"}'],
    ['\ufeffa = 1\r\n\r\nb = """x\r\ny"""\r\n', '{"a":1,"b":"x\\r\\ny"}'],
    ['__proto__ = 1\n[constructor]\n__proto__.x = 2', '{"__proto__":1,"constructor":{"__proto__":{"x":2}}}'],
    [
      'big = 123456789012345678901234567890\npi = 3.14159265358979323846264338',
      '{"big":123456789012345678901234567890,"pi":3.14159265358979323846264338}',
    ],
    ['', '{}'],
  ])('reads %j', (toml, expected) => expect(json(toml)).toBe(expected));

  it.each([
    ['a = 1\nb = 2\na = 3', 'Duplicate key "a" (first on line 1, column 1)', 3, 1],
    ['[a]\nb = 1\n[a]', 'Duplicate key "a" (first on line 1, column 2)', 3, 2],
    ['[a]\nb = 1\n[a.b]', 'Duplicate key "b" (first on line 2, column 1)', 3, 4],
    ['a.b = 1\na.b.c = 2', 'Duplicate key "b" (first on line 1, column 3)', 2, 3],
    ['[fruit]\napple.color = 1\n[fruit.apple]', 'Duplicate key "apple" (first on line 2, column 1)', 3, 8],
    ['[a.b.c]\nz = 1\n[a]\nb.c.t = 2', 'Duplicate key "b" (first on line 1, column 4)', 4, 1],
    ['t = { b = 1 }\nt.c = 2', 'Duplicate key "t" (first on line 1, column 1)', 2, 1],
    ['t = { b.c = 1 }\n[t.b]', 'Duplicate key "t" (first on line 1, column 1)', 2, 2],
    ['t = []\n[[t]]', 'Duplicate key "t" (first on line 1, column 1)', 2, 3],
    ['[[t]]\n[t]', 'Duplicate key "t" (first on line 1, column 3)', 2, 2],
    ['a = 2024-02-30', '"2024-02-30" isn’t a valid date or time', 1, 5],
    ['a = 2023-02-29T00:00:00Z', expect.any(String), 1, 5],
    ['a = 25:00:00', expect.any(String), 1, 5],
    ['a = 012', '"012" isn’t a number or a date; strings need quotes', 1, 5],
    ['a = 1_000_', expect.any(String), 1, 5],
    ['a = 1.', expect.any(String), 1, 5],
    ['a = .5', expect.any(String), 1, 5],
    ['a = 1__0', expect.any(String), 1, 5],
    ['a = 0xZ', expect.any(String), 1, 5],
    ['a = True', '"True" isn’t a value; strings need quotes', 1, 5],
    ['a = ', 'A value is expected here, not the end of the text', 1, 5],
    ['a = 1 b = 2', 'A new line is expected here, not "b"', 1, 7],
    ['= 1', 'A key is expected here, not "="', 1, 1],
    ['a b = 1', '= is expected after the key, not "b"', 1, 3],
    ['a = "x', 'This string is not closed', 1, 5],
    ['a = "x\ny"', 'This string is not closed', 1, 5],
    ['a = """x', 'This string is not closed', 1, 5],
    ['a = "\\q"', '\\q isn’t an escape; write a backslash as \\\\', 1, 6],
    ['a = "\\uD800"', '\\uD800 isn’t a character', 1, 6],
    ['a = "\x07"', 'A control character must be written as an escape', 1, 6],
    ['# \x07', 'A comment can’t contain a control character', 1, 3],
    ['a = 1 \r b', expect.any(String), 1, 7],
    ['a = [1 2]', 'A comma or ] is expected here, not "2"', 1, 8],
    ['a = [1,\n\n', 'This array is not closed', 1, 5],
    ['[a', '] is expected here, not the end of the text', 1, 3],
    ['[[a]', ']] is expected here, not "]"', 1, 4],
    ['[]', 'A key is expected here, not "]"', 1, 2],
    ['a\ufeff = 1', expect.any(String), 1, 2],
    ['a = inf\nb = nan', 'JSON has no inf: $.a', 1, 5],
  ])('refuses %j and says where', (toml, message, line, column) => {
    let error: unknown;
    try {
      json(toml);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ name: 'InputError', message, details: { line, column } });
  });

  it('accepts and reads what smol-toml does, piece by piece', () => {
    const pieces = [
      'a',
      'b',
      '.',
      ' = ',
      '1',
      '"x"',
      "'y'",
      '[',
      ']',
      '[[',
      ']]',
      '{',
      '}',
      ',',
      '\n',
      '\n',
      '# c',
      ' ',
      '-',
      '_',
      '1.5',
      'true',
      '2024-01-01',
      '07:00:00',
      'inf',
      '"""',
      '\\n',
      'a = 1\n',
      '[a]\n',
      '[[b]]\n',
      'a.b = 2\n',
    ];
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        let ours: unknown;
        let theirs: unknown;
        try {
          ours = toPlain(readToml(text).data);
        } catch (error) {
          expect((error as Error).name, (error as Error).stack).toBe('InputError');
        }
        try {
          theirs = parse(text);
          accepted++;
        } catch {
          // Refused by both is agreement too.
        }
        // The library writes milliseconds to every time.
        expect(JSON.stringify(plain(ours)), text).toBe(JSON.stringify(theirs)?.replaceAll('07:00:00.000', '07:00:00'));
      }),
      { numRuns: runs(3000) },
    );
    expect(accepted).toBeGreaterThan(runs(100));
  });

  it.each(['[', '{a=', 'a.', '[a.', 'a=[', '"', "'''", '[[a.'])('refuses 100,000 of %j', (open) => {
    expect(() =>
      readToml(
        `${open.startsWith('[') || open.startsWith('a') || open.startsWith('"') ? '' : 'x='}${open.repeat(100_000)}`,
      ),
    ).toThrow(expect.objectContaining({ name: 'InputError' }));
  });

  it.runIf(LONG)('takes no longer for each of many comments than for one of a few', () => {
    const text = Array.from({ length: 60_000 }, (_, n) => `k${n} = ${n} # comment`).join('\n');
    const started = processorTime();
    const { data, notes } = readToml(text);
    expect(data.kind === 'table' && data.entries.size).toBe(60_000);
    expect(notes).toHaveLength(1);
    // Each looking through all the rest took minutes.
    expectWithin(8000, started);
  });
});

/** As plain objects, for comparison with a library that gives those. */
const plain = (value: unknown): unknown =>
  value instanceof Map
    ? Object.fromEntries([...value].map(([key, one]) => [key, plain(one)]))
    : Array.isArray(value)
      ? value.map(plain)
      : value;

describe('writing TOML', () => {
  it('is read back to the same data, digits and all, and by smol-toml', () => {
    fc.assert(
      fc.property(anyData(fc.constant(true)), (data) => {
        const top = { kind: 'table' as const, entries: new Map([['data', data]]), at: 0 };
        const { text } = writeToml(top, '');
        expect(new Map(sorted(bare(readToml(text).data)) as never)).toEqual(new Map(sorted(bare(top)) as never));
        expect(() => parse(text, { integersAsBigInt: 'asNeeded' })).not.toThrow();
      }),
      { numRuns: runs(200) },
    );
  });
  /** Values stand before tables in TOML, so order is not compared. */
  const sorted = (value: unknown): unknown =>
    value instanceof Map
      ? [...value].map(([key, one]) => [key, sorted(one)]).sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1))
      : Array.isArray(value)
        ? value.map(sorted)
        : value;

  it.each([
    [
      '{"title":"x","owner":{"name":"Tom","bin":{"a":1}},"list":[1,2],"tables":[{"a":1},{"b":{"c":2}}]}',
      'title = "x"\nlist = [1, 2]\n\n[owner]\nname = "Tom"\n\n[owner.bin]\na = 1\n\n[[tables]]\na = 1\n\n[[tables]]\n\n[tables.b]\nc = 2\n',
    ],
    ['{"a":{"b":{"c":1}},"e":{}}', '[a.b]\nc = 1\n\n[e]\n'],
    [
      '{"m":[1,{"x":[]},"a"],"f":1.0,"big":9223372036854775807}',
      'm = [1, { x = [] }, "a"]\nf = 1.0\nbig = 9223372036854775807\n',
    ],
    [
      '{"s":"one\\ntwo \\"\\"\\" \\\\ end\\"","q":"C:\\\\x"}',
      's = """\none\ntwo \\""" \\\\ end\\""""\nq = "C:\\\\x"\n',
    ],
    ['{"__proto__":1,"a b":2,"":3}', '__proto__ = 1\n"a b" = 2\n"" = 3\n'],
  ])('writes %s', (text, toml) => expect(fromJson(text)).toBe(toml));

  it.each([
    ['{"a":{"b":[1,null]}}', 'TOML has no null: $.a.b[1]', 1, 14],
    ['{"a b":\n null}', 'TOML has no null: $["a b"]', 2, 2],
    ['[1,2]', 'TOML is a table at its top, and this is a list: $', 1, 1],
    ['{"n":9223372036854775808}', '9223372036854775808 doesn’t fit in TOML’s 64-bit integers: $.n', 1, 6],
    ['{"n":-9223372036854775809}', '-9223372036854775809 doesn’t fit in TOML’s 64-bit integers: $.n', 1, 6],
    ['{"n":1e400}', '1e400 doesn’t fit in TOML’s 64-bit floats: $.n', 1, 6],
    ['{"s":"\\ud800"}', 'TOML can’t store half a character (a lone surrogate): $.s', 1, 6],
    ['{"a":1,"a":2}', 'Duplicate key "a" (first on line 1, column 2)', 1, 8],
  ])('refuses %s and names the path', (text, message, line, column) => {
    expect(() => fromJson(text)).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining({ line, column }) }),
    );
  });

  it('keeps dates of YAML as dates, and those of TOML in YAML', async () => {
    const yaml =
      'a: 2024-01-02\nb: 2001-12-14 21:59:43.10 -5\nc: 2001-12-15T02:59:43Z\nd: "2024-01-02"\ne: 12:30:00\nf: -.inf\n';
    const toml = writeToml((await readYaml(yaml)).data, yaml).text;
    expect(toml).toBe(
      'a = 2024-01-02\nb = 2001-12-14T21:59:43.10-05:00\nc = 2001-12-15T02:59:43Z\nd = "2024-01-02"\ne = "12:30:00"\nf = -inf\n',
    );
    expect(writeYaml(readToml(`${toml}g = 12:30:00\n`).data, '  ')).toEqual({
      text: 'a: 2024-01-02\nb: 2001-12-14T21:59:43.10-05:00\nc: 2001-12-15T02:59:43Z\nd: "2024-01-02"\ne: "12:30:00"\nf: -.inf\ng: "12:30:00"\n',
      notes: ['Times without a date became strings: YAML doesn’t have them.'],
    });
  });
});
