import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool, { type Report } from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const run = (input: string, options: Options = {}) => runTool(tool, input, options);
const report = async (input: string, options: Options = {}): Promise<Report> => (await run(input, options)).data!;
const codes = async (input: string, options?: Options) =>
  (await report(input, options)).problems.map(
    ({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`,
  );

describe('json-validator', () => {
  it('says that valid JSON is valid, and lays it out', async () => {
    const { value, notes } = await run('{"a":[1.0,2]}');
    expect(value).toBe('{\n  "a": [\n    1.0,\n    2\n  ]\n}');
    expect(notes).toEqual(['JSON is valid and well-formed.']);
  });

  it('lists every error with its place', async () => {
    expect(await codes('{\n  a: 1,\n  "b": [1, 2,],\n  "c": \'x\',\n  "c": 01\n}')).toEqual([
      'error unquoted-key 2:3',
      'error trailing-comma 3:13',
      'error quotes 4:8',
      'error duplicate-key 5:3',
      'error bad-number 5:8',
    ]);
    expect((await run('[1,,tru]\n')).fails).toMatchObject({
      message: expect.stringContaining('line 1, column 4'),
      details: { title: 'Invalid JSON', line: 1, column: 4, hint: expect.stringMatching(/^Repair can fix this: /) },
    });
  });

  it.each<[string, Options, string[]]>([
    ['{"a":1,"a":2}', {}, ['error duplicate-key 1:8']],
    ['{"a":1,"a":2}', { strictMode: false }, ['warning duplicate-key 1:8']],
    ['[1,]', {}, ['error trailing-comma 1:3']],
    ['[1,]', { strictMode: false }, ['warning trailing-comma 1:3']],
    ['\ufeff[]', {}, ['error bom 1:1']],
    ['\ufeff[]', { strictMode: false }, ['warning bom 1:1']],
    ['[] // x', {}, ['error comment 1:4']],
    ['[] // x', { strictMode: false }, ['error comment 1:4']],
    ['[] // x', { allowComments: true }, []],
    ['["\\ud83d"]', {}, ['warning lone-surrogate 1:3']],
  ])('%j with %j: %j', async (input, options, expected) => expect(await codes(input, options)).toEqual(expected));

  it('passes with warnings, and gives the text without what was warned of', async () => {
    const { value, notes } = await run('[1,]', { strictMode: false });
    expect(value).toBe('[\n  1\n]');
    expect(notes).toHaveLength(2);
  });

  it('goes 100,000 levels deep', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect((await run(deep)).value).toBe(deep);
    expect((await report('['.repeat(100_000))).valid).toBe(false);
    expect((await report(deep, { schema: '{"items":{"$ref":"#"}}' })).schemaProblem?.message).toMatch(/./);
  });

  it('repairs on request, and says what it did or that it cannot', async () => {
    const { value, notes } = await run("{'a': True,}", { repair: true });
    expect(value).toBe('{\n  "a": true\n}');
    expect(notes).toContain('Wrote strings in double quotes');
    await expect(run('{1, 2}', { repair: true })).rejects.toThrow('couldn’t be repaired');
  });
});

describe('JSON Lines', () => {
  it('is valid where every line is, and says how many there are', async () => {
    const { value, data, notes } = await run('{"a":1.0}\n\n[2]\r\n"x"\n');
    expect([value, data, notes]).toEqual([
      '{"a":1.0}\n[2]\n"x"',
      { valid: true, documents: 3, problems: [] },
      ['JSON Lines: 3 documents, each valid and well-formed.'],
    ]);
  });

  it.each<[string, Options, string[]]>([
    // What RFC 8259 has to say of a second document, where one is wanted.
    ['{"a":1}\n{"a":2}', { documents: 'one' }, ['error extra-text 2:1']],
    ['{"a":1}{"a":2}', {}, ['error extra-text 1:8']],
    [
      '{"a":1}\n{"a":2,}\n{b:3}\n{"a":[',
      {},
      ['error trailing-comma 2:7', 'error unquoted-key 3:2', 'error unexpected-end 4:7'],
    ],
    ['{"a":1,"a":2}\n{"b":1,"b":2}', {}, ['error duplicate-key 1:8', 'error duplicate-key 2:8']],
    ['{"a":1}\n[1,]', { strictMode: false }, ['warning trailing-comma 2:3']],
    ['{"a":1}\n[1,]', { allowTrailingCommas: true }, []],
    ['[1,]', { allowTrailingCommas: true }, []],
    ['{\n}', { documents: 'lines' }, ['error unexpected-end 1:2', 'error mismatched-bracket 2:1']],
    ['{"a":1}', { documents: 'lines' }, []],
    ['{"a":1,"a":1}', { documents: 'lines' }, ['error duplicate-key 1:8']],
    ['\ufeff[]\n[]', {}, ['error bom 1:1']],
  ])('%j with %j: %j', async (input, options, expected) => expect(await codes(input, options)).toEqual(expected));

  it('names places of the whole text in its messages', async () => {
    const { problems } = await report('{"a":1,"a":2}\n{"b":1,"b":2}');
    expect(problems.map(({ message, first }) => [message.slice(-26), first])).toEqual([
      ['first on line 1, column 2)', { line: 1, column: 2, offset: 1 }],
      ['first on line 2, column 2)', { line: 2, column: 2, offset: 15 }],
    ]);
  });

  it('holds a schema against each document', async () => {
    const { data } = await run('{"id":1}\n{"id":"2"}\n{}', {
      schema: '{"$defs":{"i":{"type":"integer"}},"properties":{"id":{"$ref":"#/$defs/i"}},"required":["id"]}',
    });
    expect(data!.schemaErrors!.map(({ path, line, column }) => `${path} ${line}:${column}`)).toEqual([
      '$[1].id 2:7',
      '$[2] 3:1',
    ]);
  });

  it('repairs line by line', async () => {
    const { value, notes } = await run('{"a":1}\n{a:2,}', { repair: true });
    expect([value, notes]).toEqual(['{"a":1}\n{"a":2}', ['Line 2: quoted names, removed trailing commas']]);
  });
});

// The product schema of "Getting started" on json-schema.org, with its valid and invalid documents.
const PRODUCT = JSON.stringify({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://example.com/product.schema.json',
  title: 'Product',
  type: 'object',
  properties: {
    productId: { type: 'integer' },
    productName: { type: 'string' },
    price: { type: 'number', exclusiveMinimum: 0 },
    tags: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
    dimensions: {
      type: 'object',
      properties: { length: { type: 'number' }, width: { type: 'number' }, height: { type: 'number' } },
      required: ['length', 'width', 'height'],
    },
  },
  required: ['productId', 'productName', 'price'],
});

describe('with a schema', () => {
  const paths = async (input: string, schema: string, options: Options = {}) =>
    (await report(input, { schema, ...options })).schemaErrors!.map(
      ({ path, line, column }) => `${path} ${line}:${column}`,
    );

  it('accepts what fits', async () => {
    const product =
      '{"productId":1,"productName":"x","price":12.50,"tags":["a","b"],"dimensions":{"length":7,"width":12,"height":9.5}}';
    expect(await paths(product, PRODUCT)).toEqual([]);
    expect((await run(product, { schema: PRODUCT })).notes).toEqual(['JSON is valid and well-formed.']);
  });

  it('lists what does not, each with its place', async () => {
    const product = '{\n  "productId": "1",\n  "price": 0,\n  "tags": ["a", 5, "a"],\n  "dimensions": {"length": 7}\n}';
    expect(await paths(product, PRODUCT)).toEqual([
      '$ 1:1',
      '$.productId 2:16',
      '$.price 3:12',
      '$.tags 4:11',
      '$.tags[1] 4:17',
      '$.dimensions 5:17',
      '$.dimensions 5:17',
    ]);
    const { value, fails } = await run(product, { schema: PRODUCT });
    expect(fails?.details.title).toBe('Doesn’t match the schema');
    expect(JSON.parse(value)).toEqual(JSON.parse(product));
  });

  it('tells draft-07 from 2020-12', async () => {
    // A list of schemas under items is a tuple in draft-07 and not allowed in 2020-12, where prefixItems took its place.
    const old =
      '{"$schema":"http://json-schema.org/draft-07/schema#","items":[{"type":"string"}],"additionalItems":false}';
    const now = '{"prefixItems":[{"type":"string"}],"items":false}';
    expect(await paths('["a",1]', old)).toEqual(['$[1] 1:6']);
    expect(await paths('["a",1]', now)).toEqual(['$[1] 1:6']);
    // Beside $ref, draft-07 ignores everything.
    const beside = '{"$defs":{"any":{}},"$ref":"#/$defs/any","type":"string"}';
    expect(await paths('1', beside)).toEqual(['$ 1:1']);
    expect(await paths('1', beside, { schemaDraft: '7' })).toEqual([]);
    expect(await paths('{"a":1}', '{"dependentRequired":{"a":["b"]}}')).toEqual(['$ 1:1']);
  });

  it('finds keys with slashes, tildes, blanks and percent signs', async () => {
    const schema = '{"additionalProperties":{"type":"string"}}';
    expect(await paths('{"a/b":1,"c~d":2,"e f":3,"g%41":4,"é":5}', schema)).toHaveLength(5);
    expect((await paths('{"a/b":1}', schema))[0]).toBe("$['a/b'] 1:8");
  });

  it.each([
    ['{', /JSON Schema: Unexpected end/],
    ['[1]', /A JSON Schema must be an object/],
    ['{"$ref":"https://example.com/x"}', /can’t be used: Unresolved/],
    ['{"pattern":"["}', /can’t be used/],
    ['{"$ref":"#"}', /refers to itself/],
  ])('says what is wrong with the schema %s', async (schema, message) => {
    const { data, fails } = await run('"x"', { schema });
    expect(fails?.message).toMatch(message);
    expect(data?.schemaProblem?.message).toMatch(message);
  });
});
