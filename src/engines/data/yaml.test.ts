import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runs } from '@/engines/testing/long';
import { readJson, readYaml, writeJson, writeYaml } from '.';
// python3: for each word, whether PyYAML 6.0.3's safe_load("k: " + word) gives another value than the word as a string.
import misread from './fixtures/pyyaml-misreads.json';
import { anyData, bare, toPlain } from './testing';

const json = async (yaml: string) => {
  const { data } = await readYaml(yaml);
  return writeJson(data, yaml, '').text;
};
const problem = (yaml: string) => readYaml(yaml).then(({ data }) => writeJson(data, yaml, ''));

describe('reading YAML', () => {
  // Chapter 2 of the YAML 1.2.2 specification, with the JSON that the published test suite gives for it.
  it.each([
    ['2.1', '- Mark McGwire\n- Sammy Sosa\n- Ken Griffey\n', '["Mark McGwire","Sammy Sosa","Ken Griffey"]'],
    [
      '2.2',
      'hr:  65    # Home runs\navg: 0.278 # Batting average\nrbi: 147   # Runs Batted In\n',
      '{"hr":65,"avg":0.278,"rbi":147}',
    ],
    [
      '2.3',
      'american:\n- Boston Red Sox\n- Detroit Tigers\nnational:\n- New York Mets\n',
      '{"american":["Boston Red Sox","Detroit Tigers"],"national":["New York Mets"]}',
    ],
    [
      '2.4',
      '-\n  name: Mark McGwire\n  hr:   65\n-\n  name: Sammy Sosa\n  hr:   63\n',
      '[{"name":"Mark McGwire","hr":65},{"name":"Sammy Sosa","hr":63}]',
    ],
    [
      '2.5',
      '- [name        , hr, avg  ]\n- [Mark McGwire, 65, 0.278]\n',
      '[["name","hr","avg"],["Mark McGwire",65,0.278]]',
    ],
    [
      '2.6',
      'Mark McGwire: {hr: 65, avg: 0.278}\nSammy Sosa: {\n    hr: 63,\n    avg: 0.288,\n }\n',
      '{"Mark McGwire":{"hr":65,"avg":0.278},"Sammy Sosa":{"hr":63,"avg":0.288}}',
    ],
    [
      '2.7',
      '# Ranking\n---\n- Mark McGwire\n- Sammy Sosa\n\n# Team ranking\n---\n- Chicago Cubs\n',
      '[["Mark McGwire","Sammy Sosa"],["Chicago Cubs"]]',
    ],
    [
      '2.10',
      '---\nhr:\n  - Mark McGwire\n  # Following node labeled SS\n  - &SS Sammy Sosa\nrbi:\n  - *SS # Subsequent occurrence\n  - Ken Griffey\n',
      '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa","Ken Griffey"]}',
    ],
    [
      '2.12',
      '---\n# Products purchased\n- item    : Super Hoop\n  quantity: 1\n- item    : Basketball\n  quantity: 4\n',
      '[{"item":"Super Hoop","quantity":1},{"item":"Basketball","quantity":4}]',
    ],
    ['2.13', '# ASCII Art\n--- |\n  \\//||\\/||\n  // ||  ||__\n', '"\\\\//||\\\\/||\\n// ||  ||__\\n"'],
    [
      '2.14',
      "--- >\n  Mark McGwire's\n  year was crippled\n  by a knee injury.\n",
      '"Mark McGwire\'s year was crippled by a knee injury.\\n"',
    ],
    [
      '2.15',
      '--- >\n Sammy Sosa completed another\n fine season with great stats.\n\n   63 Home Runs\n   0.288 Batting Average\n\n What a year!\n',
      '"Sammy Sosa completed another fine season with great stats.\\n\\n  63 Home Runs\\n  0.288 Batting Average\\n\\nWhat a year!\\n"',
    ],
    [
      '2.17',
      "unicode: \"Sosa did fine.\\u263A\"\ncontrol: \"\\b1998\\t1999\\t2000\\n\"\nhex esc: \"\\x0d\\x0a is \\r\\n\"\nsingle: '\"Howdy!\" he cried.'\nquoted: ' # Not a ''comment''.'\ntie-fighter: '|\\-*-/|'\n",
      '{"unicode":"Sosa did fine.☺","control":"\\b1998\\t1999\\t2000\\n","hex esc":"\\r\\n is \\r\\n","single":"\\"Howdy!\\" he cried.","quoted":" # Not a \'comment\'.","tie-fighter":"|\\\\-*-/|"}',
    ],
    [
      '2.18',
      'plain:\n  This unquoted scalar\n  spans many lines.\n\nquoted: "So does this\n  quoted scalar.\\n"\n',
      '{"plain":"This unquoted scalar spans many lines.","quoted":"So does this quoted scalar.\\n"}',
    ],
    [
      '2.19',
      'canonical: 12345\ndecimal: +12_345\noctal: 0o14\nhexadecimal: 0xC\n',
      '{"canonical":12345,"decimal":"+12_345","octal":12,"hexadecimal":12}',
    ],
    [
      '2.21',
      "null:\nbooleans: [ true, false ]\nstring: '012345'\n",
      '{"null":null,"booleans":[true,false],"string":"012345"}',
    ],
    [
      '2.22',
      'canonical: 2001-12-15T02:59:43.1Z\niso8601: 2001-12-14t21:59:43.10-05:00\nspaced: 2001-12-14 21:59:43.10 -5\ndate: 2002-12-14\n',
      '{"canonical":"2001-12-15T02:59:43.1Z","iso8601":"2001-12-14t21:59:43.10-05:00","spaced":"2001-12-14 21:59:43.10 -5","date":"2002-12-14"}',
    ],
    ['2.23', '---\nnot-date: !!str 2002-04-28\nnumber: !!int "0x1F"\n', '{"not-date":"2002-04-28","number":31}'],
    [
      '7.4',
      "'implicit block key' : [\n  'implicit flow key' : value,\n ]\n",
      '{"implicit block key":[{"implicit flow key":"value"}]}',
    ],
    [
      '8.2',
      '- |\n detected\n- >\n \n  \n  # detected\n- |1\n  explicit\n- >\n \t\n detected\n',
      '["detected\\n","\\n\\n# detected\\n"," explicit\\n","\\t\\ndetected\\n"]',
    ],
    [
      '8.5',
      ' # Strip\n  # Comments:\nstrip: |-\n  # text\n  \n # Clip\n  # comments:\n\nclip: |\n  # text\n \n # Keep\n  # comments:\n\nkeep: |+\n  # text\n\n # Trail\n  # comments.\n',
      '{"strip":"# text","clip":"# text\\n","keep":"# text\\n\\n"}',
    ],
  ])('reads example %s of the standard', async (_, yaml, expected) => {
    expect(await json(yaml)).toBe(expected);
  });

  it.each([
    ['a: 12345678901234567890123', '{"a":12345678901234567890123}'],
    ['[1.0, 1.10, .5, 5., +1, -0, 1e3, 0777, 0x1F, 0o17]', '[1.0,1.10,0.5,5.0,1,-0,1e3,777,31,15]'],
    ['[NO, yes, on, y, 1_000, 12:30:00, 0b1]', '["NO","yes","on","y","1_000","12:30:00","0b1"]'],
    ['__proto__: 1\nconstructor: 2', '{"__proto__":1,"constructor":2}'],
    ['10: a\n2: b\n~: c\ntrue: d', '{"10":"a","2":"b","null":"c","true":"d"}'],
    ['base: &b {a: 1, b: 2}\nx:\n  <<: *b\n  b: 3\n  c: 4', '{"base":{"a":1,"b":2},"x":{"a":1,"b":3,"c":4}}'],
    [
      '- &a {x: 1, y: 1}\n- &b {y: 2, z: 2}\n- {<<: [*a, *b], z: 3}',
      '[{"x":1,"y":1},{"y":2,"z":2},{"x":1,"y":1,"z":3}]',
    ],
    ['"<<": 1', '{"<<":1}'],
    ['a: &x 1\nb: &x 2\nc: *x', '{"a":1,"b":2,"c":2}'],
    ['', 'null'],
    ['---\n---\n', '[null,null]'],
    ['\ufeffa: 1\r\nb: 2\r\n', '{"a":1,"b":2}'],
    ['!Ref x', '"x"'],
    ['2024-02-30', '"2024-02-30"'],
  ])('reads %j', async (yaml, expected) => expect(await json(yaml)).toBe(expected));

  it('says what it left out', async () => {
    const { notes } = await readYaml('# why\na: !Sub x\n1: 010\n---\nb');
    expect(notes).toEqual([
      '2 documents became a list.',
      'Comments are left out.',
      'Tags left out: !Sub',
      'Keys made strings: "1"',
      'Read as decimal, as in YAML 1.2: 010. Older parsers take a leading 0 as octal.',
    ]);
  });

  it.each([
    ['a: 1\nb: 2\na: 3', 'Duplicate key "a" (first on line 1, column 1)', 3, 1],
    ['x: {k: 1, "k": 2}', 'Duplicate key "k" (first on line 1, column 5)', 1, 11],
    ['1: a\n"1": b', 'Duplicate key "1" (first on line 1, column 1)', 2, 1],
    ['a: *b', 'No anchor &b comes before this alias', 1, 4],
    ['a: &a [*a]', 'The alias *a is inside what it refers to', 1, 8],
    ['? [a]\n: b', 'A list or mapping can’t be a key in the result', 1, 3],
    ['<<: 1', 'A merge key << needs a mapping or a list of mappings', 1, 1],
    ['!!int x', '"x" isn’t a valid int', 1, 7],
    ['a:\n  - .inf', 'JSON has no inf: $.a[0]', 2, 5],
    ['"a b": .NaN', 'JSON has no nan: $["a b"]', 1, 8],
    ['a: [1\nb: 2', expect.any(String), 2, 1],
    ['a: b\n\tc: d', expect.any(String), 2, expect.any(Number)],
    ['a: "x', expect.any(String), 1, expect.any(Number)],
  ])('refuses %j and says where', async (yaml, message, line, column) => {
    await expect(problem(yaml)).rejects.toMatchObject({ name: 'InputError', message, details: { line, column } });
  });

  it.each([
    ['!!binary /w==', '"/w=="', ['Tags left out: !!binary']],
    ['!!binary 1234', '"1234"', ['Tags left out: !!binary']],
    ['!!timestamp 2001-12-14', '"2001-12-14"', []],
    ['!!timestamp "2001-12-14"', '"2001-12-14"', []],
    ['!!omap [b: 1, a: 2]', '[{"b":1},{"a":2}]', ['Tags left out: !!omap']],
    ['!!pairs\n- a: 1\n- a: 2\n', '[{"a":1},{"a":2}]', ['Tags left out: !!pairs']],
    ['!!set {a, b}', '{"a":null,"b":null}', ['Tags left out: !!set']],
  ])('takes what a tag stands at as it is written: %s', async (yaml, expected, notes) => {
    expect(await json(yaml)).toBe(expected);
    expect((await readYaml(yaml)).notes).toEqual(notes);
  });

  it.each([
    ['key: [a, b]: c', 1, 12],
    ['key: {a: b}: c', 1, 12],
    ['x:\n  key: [a]: c', 2, 11],
    ['key: [a]\n  : c', 2, 3],
  ])('refuses a colon without a key: %s', async (yaml, line, column) => {
    await expect(problem(yaml)).rejects.toMatchObject({
      message: 'This colon has no key before it: a mapping can’t start after a value',
      details: { line, column },
    });
  });
  it.each([
    [': c', '{"null":"c"}'],
    ['? \n: c', '{"null":"c"}'],
    ['- a: b\n  : c', '[{"a":"b","null":"c"}]'],
    ['- : c', '[{"null":"c"}]'],
    ['a: b\n&x : c', '{"a":"b","null":"c"}'],
    ['x:\n  a: [b]\n  : c', '{"x":{"a":["b"],"null":"c"}}'],
    ['{a: [b], : c}', '{"a":["b"],"null":"c"}'],
  ])('reads a key that is meant to be empty: %s', async (yaml, expected) => {
    expect(await json(yaml)).toBe(expected);
  });

  // The cases of the YAML test suite that say so: M7A3, 9MMA, B63P, SF5V. All 373 that have an answer in JSON or none agree.
  it.each([
    ['a\n...\n...\nb', '["a","b"]'],
    ['a\n...\n# nothing\n...\nb', '["a","b"]'],
    ['...\na', '"a"'],
    ['a\n...\n&x\n...\nb', '["a",null,"b"]'],
    ['a\n---\n---\nb', '["a",null,"b"]'],
  ])('takes no document where none is: %j', async (yaml, expected) => {
    expect(await json(yaml)).toBe(expected);
  });

  it.each([
    ['%YAML 1.2\n', 'No document follows this directive: --- is missing', 1, 1],
    ['--- a\n...\n%YAML 1.2\n...\n', 'No document follows this directive: --- is missing', 3, 1],
    ['%YAML 1.2\n%YAML 1.1\n---\n', '%YAML appears twice before one document', 2, 1],
    ['%TAG !e! x:\n%TAG !e! y:\n---\n', '%TAG !e! appears twice before one document', 2, 1],
  ])('says what is wrong with directives: %j', async (yaml, message, line, column) => {
    await expect(problem(yaml)).rejects.toMatchObject({ message, details: { line, column } });
  });

  it('takes directives before each document', async () => {
    expect(await json('%YAML 1.2\n%TAG !e! x:\n--- a\n...\n%YAML 1.2\n--- b\n')).toBe('["a","b"]');
  });

  it('is not blown up by aliases', async () => {
    const laughs = ['a0: &a0 lol'];
    for (let n = 1; n < 20; n++) laughs.push(`a${n}: &a${n} [${`*a${n - 1}, `.repeat(9)}*a${n - 1}]`);
    await expect(readYaml(laughs.join('\n'))).rejects.toThrow('The aliases expand to more than 20 million characters');
    const chain = ['a0: &a0 x', ...Array.from({ length: 3000 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}]`)];
    await expect(readYaml(chain.join('\n'))).rejects.toThrow('Nested more than 1000 levels deep');
  });

  it.each(['[', '{', '- ', '? ', 'a: ', '[a,', '{a: '])('refuses 100,000 of %j', async (open) => {
    await expect(readYaml(open.repeat(100_000))).rejects.toMatchObject({ name: 'InputError' });
  });

  it('reads 398 levels and refuses more', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{a: ', '}'],
    ] as const) {
      const nested = (levels: number) => open.repeat(levels) + close.repeat(levels);
      expect((await readYaml(nested(398))).data.kind).toMatch(/list|table/);
      await expect(readYaml(nested(402))).rejects.toThrow('Nested more than 400 levels deep');
    }
  });

  it('throws nothing but what the visitor can mend', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'ab1:-?[]{},&*!|>\'"%@#\n \t\\<~.\ud800\0'), maxLength: 30 }),
        async (text) => {
          await readYaml(text).catch((error) => expect(error.name, error.stack).toBe('InputError'));
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('writing YAML', () => {
  const unlike1 = (value: unknown): unknown =>
    value instanceof Map
      ? new Map([...value].map(([key, one]) => [key, unlike1(one)]))
      : Array.isArray(value)
        ? value.map(unlike1)
        : value;

  it('is read back to the same data, digits and all, and by the yaml library as version 1.1 and 1.2', async () => {
    await fc.assert(
      fc.asyncProperty(anyData(), fc.constantFrom('  ', '    '), async (data, indent) => {
        const { text } = writeYaml(data, indent);
        const again = (await readYaml(text)).data;
        expect(toPlain(again)).toEqual(toPlain(data));
        expect(String(JSON.stringify(digits(bare(again))))).toBe(JSON.stringify(digits(bare(data))));
        for (const version of ['1.1', '1.2'] as const)
          expect(unlike1(parse(text, { version, mapAsMap: true, merge: true, uniqueKeys: false }))).toEqual(
            toPlain(data),
          );
      }),
      { numRuns: runs(150) },
    );
  });

  it('quotes every word that PyYAML would take for something else', () => {
    expect(misread.length).toBeGreaterThan(60);
    for (const value of misread)
      expect(writeYaml({ kind: 'string', value, at: 0 }, '  ').text).toBe(`${JSON.stringify(value)}\n`);
  });

  it.each([
    [
      '{"a":"NO","b":"2024-01-01","c":"1.0","d":"plain text","e":["x",{"z":[]}],"f":null}',
      'a: "NO"\nb: "2024-01-01"\nc: "1.0"\nd: plain text\ne:\n  - x\n  - z: []\nf: null\n',
    ],
    ['{"a":"one\\ntwo\\n","b":"one\\ntwo","c":"x\\n\\n"}', 'a: |\n  one\n  two\nb: |-\n  one\n  two\nc: |+\n  x\n\n'],
    ['[[1,2],[{"a":1,"b":2}]]', '- - 1\n  - 2\n- - a: 1\n    b: 2\n'],
    [
      '{"m":12345678901234567890,"p":1.0,"e":1E400,"f":1.5e-7}',
      'm: 12345678901234567890\np: 1.0\ne: 1.0E+400\nf: 1.5e-7\n',
    ],
    ['"x"', 'x\n'],
    ['{}', '{}\n'],
  ])('writes %s', (text, yaml) => expect(writeYaml(readJson(text).data, '  ').text).toBe(yaml));
});

/** Numbers as their digits alone: a point and a sign added to an exponent do not count. */
function digits(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, one]) => [key, digits(one)]);
  if (Array.isArray(value)) return value.map(digits);
  const one = value as { kind: string; text?: string };
  return one.kind === 'number' ? one.text!.replace(/e\+/i, 'e') : value;
}
