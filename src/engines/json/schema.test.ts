import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import { parseJson } from './scan';
import { checkSchema, type SchemaDraft } from './schema';

const check = (schema: unknown, value: unknown, draft: SchemaDraft = 'auto') =>
  checkSchema(parseJson(JSON.stringify(value)), parseJson(JSON.stringify(schema)), draft, 100);
const messages = async (schema: unknown, value: unknown) =>
  (await check(schema, value)).findings.map(({ path, message }) => `${path}: ${message}`);

describe('addresses that are none', () => {
  it('leaves out an $id beside $ref up to draft-07, as it is ignored there', async () => {
    const schema = {
      $id: 'http://example.com/base/root.json',
      definitions: {
        foo: { $id: 'foo.json', type: 'string' },
        number: { $id: 'http://example.com/foo.json', type: 'number' },
      },
      allOf: [{ $id: 'http://example.com/', $ref: 'foo.json' }],
    };
    expect((await check(schema, 'a', '7')).findings).toEqual([]);
    expect((await check(schema, 1, '7')).findings).toHaveLength(1);
  });
  it('takes no $id under a keyword that no draft knows', async () => {
    // JSON-Schema-Test-Suite, optional/unknownKeyword.json.
    const schema = {
      $defs: {
        id_in_unknown0: { not: { array_of_schemas: [{ $id: 'https://example.com/schema', type: 'null' }] } },
        real: { $id: 'https://example.com/schema', type: 'string' },
        id_in_unknown1: { not: { object_of_schemas: { foo: { $id: 'https://example.com/schema', type: 'integer' } } } },
      },
      anyOf: [
        { $ref: '#/$defs/id_in_unknown0' },
        { $ref: '#/$defs/id_in_unknown1' },
        { $ref: 'https://example.com/schema' },
      ],
    };
    expect((await check(schema, 'a')).findings).toEqual([]);
    expect((await check(schema, null)).findings).not.toEqual([]);
    // Annotations of other tools, where two have the same name as well.
    const noted = {
      'x-a': { $id: 'https://example.com/x', properties: { b: { $id: 'no address at all %' } } },
      type: 'string',
    };
    expect(await check(noted, 'a')).toEqual({ findings: [], unchecked: [] });
    expect(await check({ ...noted, $ref: '#/x-a/properties/b' }, 'a')).toEqual({ findings: [], unchecked: [] });
  });
  it('takes the name of a property for no keyword', async () => {
    const names = ['format', 'contentEncoding', 'const', 'default', '$id'];
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    expect(await check({ properties }, { const: 1 })).toMatchObject({ findings: [{ path: '$.const' }], unchecked: [] });
    const checked = await check({ properties: { default: { format: 'postcode' } } }, {});
    expect(checked.unchecked).toEqual(['The format "postcode" is not checked']);
  });
  it('says that values which look like schemas are not compared rightly', async () => {
    const { unchecked } = await check({ enum: [{ $id: 'https://example.com/a', type: 'null' }] }, 1);
    expect(unchecked).toEqual(['enum has a value with its own address ($id or $anchor) and may be compared wrongly']);
    expect((await check({ enum: [{ $ref: '#/a' }], properties: { id: { const: 'a' } } }, 1)).unchecked).toEqual([]);
  });
});

describe('$dynamicRef', () => {
  // A tree, and one that allows no other properties at any depth (JSON Schema 2020-12, section 8.2.3.2 and appendix C).
  const tree = {
    $id: 'https://example.com/tree',
    $dynamicAnchor: 'node',
    type: 'object',
    properties: { data: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
  };
  const strict = {
    $id: 'https://example.com/strict-tree',
    $dynamicAnchor: 'node',
    $ref: 'tree',
    unevaluatedProperties: false,
    $defs: { tree },
  };
  const lists = {
    $ref: 'list',
    $defs: {
      text: { $dynamicAnchor: 'item', type: 'string' },
      list: {
        $id: 'list',
        type: 'array',
        items: { $dynamicRef: '#item' },
        $defs: { any: { $dynamicAnchor: 'item' } },
      },
    },
  };

  it.each([
    [tree, { children: [{ daat: 1 }] }],
    [strict, { children: [{ data: 1 }] }],
    [strict, { children: [{ daat: 1 }] }],
    [strict, { children: [{ children: [{ daat: 1 }] }] }],
  ])('is followed as Ajv does, case %#', async (schema, value) => {
    const { findings } = await check(schema, value);
    expect(findings.length === 0).toBe(new Ajv2020({ strict: false }).validate(schema, value));
  });

  // Ajv does not look for anchors in definitions that it has not passed.
  it('leads to what the outermost schema puts in place of an item', async () => {
    expect((await check(lists, ['a', 'b'])).findings).toEqual([]);
    expect(await messages(lists, ['a', 1])).toEqual(['$[1]: Must be a string, and is a number']);
  });

  it('names the place that breaks it', async () => {
    expect(await messages(strict, { children: [{ daat: 1 }] })).toEqual([
      '$.children[0].daat: The schema doesn’t allow anything here',
    ]);
  });
});

describe('the published drafts', () => {
  const refs = [
    'https://json-schema.org/draft/2020-12/schema',
    'https://json-schema.org/draft/2019-09/schema',
    'http://json-schema.org/draft-07/schema#',
    'http://json-schema.org/draft-06/schema#',
    'http://json-schema.org/draft-04/schema#',
  ];
  it.each(refs)('can be referred to: %s', async ($ref) => {
    expect((await check({ $ref }, { type: 'string', minLength: 1 })).findings).toEqual([]);
    expect((await check({ $ref }, { type: 'text', minLength: -1 })).findings.length).toBeGreaterThan(1);
    expect((await check({ $schema: $ref, $ref }, { minLength: 'a' })).findings.length).toBeGreaterThan(0);
  });

  it('hold for a schema itself, and the place that breaks them is named', async () => {
    const schema = parseJson('{\n  "properties": {"a": {"type": "text"}}\n}');
    await expect(checkSchema(parseJson('1'), schema, 'auto', 10)).rejects.toMatchObject({
      message: 'The schema can’t be used: its draft doesn’t allow the value at $.properties.a.type',
      details: { line: 2, field: 'schema' },
    });
  });

  it('are told by $schema, and what is not known is said', async () => {
    const tuple = { items: [{ type: 'string' }] };
    for (const draft of ['draft-04', 'draft-06', 'draft-07'])
      expect(
        (await check({ $schema: `http://json-schema.org/${draft}/schema#`, ...tuple }, [1])).findings,
      ).toHaveLength(1);
    await expect(check(tuple, [1])).rejects.toThrow('its draft doesn’t allow the value at $.items');
    const { unchecked } = await check({ $schema: 'https://example.com/my-draft', type: 'string' }, 'a');
    expect(unchecked).toEqual(['The $schema "https://example.com/my-draft" isn’t known, so it’s read as 2020-12']);
  });

  it('of old let a schema be a reference to one of its own definitions, as generators write it', async () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref: '#/definitions/User',
      definitions: {
        User: { type: 'object', required: ['id'], properties: { id: { $ref: '#/definitions/Id' } } },
        Id: { type: 'integer' },
      },
    };
    for (const value of [{ id: 1 }, { id: 'a' }, {}, 5])
      expect((await check(schema, value)).findings.length === 0).toBe(new Ajv().validate(schema, value));
  });
});

it('takes dependencies in every draft', async () => {
  const schema = { dependencies: { a: ['b'], c: { minProperties: 3 } } };
  for (const $schema of [
    'https://json-schema.org/draft/2020-12/schema',
    'https://json-schema.org/draft/2019-09/schema',
  ])
    expect(await messages({ $schema, ...schema }, { a: 1, c: 2 })).toEqual([
      '$: Property "b" is missing, which "a" requires',
      '$: Must have at least 3 properties',
    ]);
});

describe('formats', () => {
  it.each([
    ['iri', 'https://example.org/größe', 'größe'],
    ['iri', 'http://[v1.fe]/', 'https://a b'],
    ['idn-hostname', '실례.테스트', '〮실례'],
    ['idn-hostname', 'example', 'a..b'],
    ['idn-email', '실례@실례.테스트', '실례@a..b'],
    ['hostname', 'xn--ihqwcrb4cv8a8dqg056pqjye', 'xn--X'],
    ['uri', 'http://example.org:8080/', 'http://example.org:80a/'],
    ['time', '23:59:60Z', '22:59:60Z'],
    ['duration', 'P1Y2M', 'P1'],
    ['uuid', '2eb8aa08-aa98-11ea-b4aa-73b441d16380', '2eb8aa08'],
  ])('%s takes %s and not %s, in every draft, without printing anything', async (format, good, bad) => {
    const log = vi.spyOn(console, 'log');
    for (const $schema of ['https://json-schema.org/draft/2020-12/schema', 'http://json-schema.org/draft-07/schema#']) {
      expect((await check({ $schema, format }, good)).findings).toEqual([]);
      expect((await check({ $schema, format }, bad)).findings).toHaveLength(1);
    }
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('that nobody checks are said, as is what strings contain', async () => {
    const schema = {
      properties: { a: { format: 'phone' }, format: { type: 'string' }, c: { contentEncoding: 'base64' } },
      examples: [{ format: 'none' }],
    };
    expect((await check(schema, {})).unchecked.sort()).toEqual([
      'The format "phone" is not checked',
      'contentEncoding is not checked',
    ]);
    expect((await check({ format: 'date' }, 'x')).unchecked).toEqual([]);
  });
});

it('says what is wrong in words', async () => {
  const schema = {
    required: ['a', 'b'],
    properties: {
      n: { type: ['integer', 'null'], minimum: 3 },
      s: { maxLength: 1, pattern: '^x' },
      e: { enum: [1, 'two'] },
      l: { minItems: 2, uniqueItems: true },
      o: { anyOf: [{ type: 'string' }, { minimum: 9 }] },
    },
    dependentRequired: { n: ['m'] },
  };
  expect(await messages(schema, { a: 1, n: 2.5, s: 'yy', e: 3, l: [], o: 1 })).toEqual([
    '$: Property "b" is missing',
    '$: Property "m" is missing, which "n" requires',
    '$.n: Must be an integer or null, and is a number',
    '$.n: 2.5 must be at least 3',
    '$.s: Must have at most 1 character',
    '$.s: Doesn’t match the pattern ^x',
    '$.e: Must be one of 1, "two"',
    '$.l: Must have at least 2 elements',
    '$.o: Must match one of several schemas, but matches none',
    '$.o: Must be a string, and is a number',
    '$.o: 1 must be at least 9',
  ]);
});

it('fetches nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(check({ $ref: 'https://example.com/other.json' }, 1)).rejects.toThrow(
    'Unresolved reference to https://example.com/other.json: it isn’t in the schema, and nothing is loaded from elsewhere',
  );
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
