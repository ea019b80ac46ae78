import { execFileSync } from 'node:child_process';
import { isIPv4, isIPv6 } from 'node:net';
import Ajv2020 from 'ajv/dist/2020';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random/seeded';
import { drawRecords, writeMock } from './index';
import { TYPES } from './types';

const draw = (fields: string, count = 100, seed = 'mock') => drawRecords(fields, count, seededRandom(seed), () => {});
const USUAL = { table: 'people', dialect: 'sqlite' } as const;

const PEOPLE = `
id: sequence(10, 5)
name: full name
email: email(name)
plan: one of(free 60, pro 30, team 10)
spend: normal(40, 12)
since: date(2020-01-01, 2026-01-01)
note: sentence nulls 20%
code: regex([A-Z]{3}-\\d{4}) unique
address:
  street: street address
  city: city
  owner: field(name)
tags[0-3]: word
items[1-2]:
  product: product
  price: price(5, 10)
`;

interface Person {
  id: number;
  name: string;
  email: string;
  plan: string;
  spend: number;
  since: string;
  note: string | null;
  code: string;
  address: { owner: string };
  tags: string[];
  items: { price: number }[];
}

describe('fields', () => {
  it('draw records as they are described', async () => {
    const rows = (await draw(PEOPLE, 1000)) as unknown as Person[];
    expect(rows[2]!.id).toBe(20);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(1000);
    const nulls = rows.filter(({ note }) => note === null).length;
    expect(nulls).toBeGreaterThan(140);
    expect(nulls).toBeLessThan(260);
    const free = rows.filter(({ plan }) => plan === 'free').length;
    expect(free).toBeGreaterThan(540);
    expect(free).toBeLessThan(660);
    const mean = rows.reduce((sum, { spend }) => sum + spend, 0) / rows.length;
    const spread = Math.sqrt(rows.reduce((sum, { spend }) => sum + (spend - mean) ** 2, 0) / rows.length);
    expect(Math.abs(mean - 40)).toBeLessThan(2);
    expect(Math.abs(spread - 12)).toBeLessThan(1.5);
    for (const { name, email, since, address, tags, items } of rows) {
      expect(email.split('@')[0]).toBe(
        name
          .normalize('NFD')
          .replace(/[^A-Za-z ]/g, '')
          .toLowerCase()
          .replace(' ', '.'),
      );
      expect(since >= '2020-01-01' && since <= '2026-01-01').toBe(true);
      expect(address.owner).toBe(name);
      expect(tags.length).toBeLessThanOrEqual(3);
      for (const { price } of items) expect(price >= 5 && price <= 10).toBe(true);
    }
  });

  it('have sixty types, and each draws', async () => {
    const names = Object.keys(TYPES).filter((name) => !['field', 'one of', 'constant'].includes(name));
    expect(Object.keys(TYPES).length).toBeGreaterThanOrEqual(60);
    const rows = await draw(names.map((name) => `${name}: ${name}`).join('\n'), 50);
    for (const name of names) for (const row of rows) expect(row[name], name).toBeDefined();
  });

  it('are the same again from the same seed', async () => {
    expect(await draw(PEOPLE)).toEqual(await draw(PEOPLE));
    expect(await draw(PEOPLE)).not.toEqual(await draw(PEOPLE, 100, 'other'));
  });

  it.each([
    ['id: sequence\nname', 'A field looks like name: type, not name', 2],
    ['id: nothing', 'There’s no type nothing', 1],
    ['id:', 'The type is missing', 1],
    ['a: word\na: word', 'There are two fields called a', 2],
    ['a: integer(9, 2)', '9 is greater than 2', 1],
    ['a: date(2026-02-30)', 'Dates look like 2020-01-01, not 2026-02-30', 1],
    ['a: regex(()', 'regular expression', 1],
    ['a: word\n  b: word', 'has fields of its own and a type', 1],
    ['a: one of(x 0)', 'The weights are all 0', 1],
    ['a: word(3)', 'takes nothing in parentheses', 1],
  ])('refuse %j', async (text, message, line) => {
    const error = (await draw(text).catch((problem: unknown) => problem)) as {
      message: string;
      details: { line: number };
    };
    expect(error.details?.line).toBe(line);
    if (message !== 'regular expression') expect(error.message).toContain(message);
  });

  it('say when there are too few different values, and which field is missing', async () => {
    await expect(draw('a: digit unique', 11)).rejects.toThrow('a has too few different values');
    await expect(draw('a: email(name)')).rejects.toThrow('There’s no field name above this one');
  });
});

const SCHEMAS: readonly object[] = [
  {
    type: 'object',
    required: ['id', 'email', 'tags'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      email: { type: 'string', format: 'email' },
      site: { type: 'string', format: 'uri' },
      at: { type: 'string', format: 'date-time' },
      day: { type: 'string', format: 'date' },
      clock: { type: 'string', format: 'time' },
      ip: { type: 'string', format: 'ipv4' },
      ip6: { type: 'string', format: 'ipv6' },
      host: { type: 'string', format: 'hostname' },
      age: { type: 'integer', minimum: 18, maximum: 99 },
      score: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      half: { type: 'number', multipleOf: 0.5, minimum: -3, maximum: 3 },
      tags: { type: 'array', items: { type: 'string', minLength: 3, maxLength: 8 }, minItems: 1, maxItems: 4 },
      set: { type: 'array', items: { enum: [1, 2, 3, 4] }, minItems: 2, maxItems: 3, uniqueItems: true },
      code: { type: 'string', pattern: '^[A-Z]{2}\\d{3}$' },
      either: { anyOf: [{ type: 'null' }, { type: 'boolean' }, { const: 'x' }] },
      mixed: { type: ['integer', 'null'] },
    },
    additionalProperties: false,
  },
  {
    $defs: {
      node: {
        type: 'object',
        required: ['value'],
        properties: { value: { type: 'integer' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
      },
    },
    $ref: '#/$defs/node',
  },
  {
    allOf: [
      { properties: { a: { type: 'string' } }, required: ['a'] },
      { properties: { b: { type: 'integer', multipleOf: 7, minimum: 10 } }, required: ['b'] },
    ],
  },
  {
    type: 'object',
    properties: {
      pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
    },
    required: ['pair'],
  },
];

describe('JSON Schemas', () => {
  const ajv = new Ajv2020({ strict: false });
  const isTime = (text: string) => !Number.isNaN(Date.parse(text));
  for (const [name, fits] of Object.entries({
    date: (text: string) => new Date(text).toISOString().startsWith(text),
    'date-time': isTime,
    time: (text: string) => isTime(`2026-01-01T${text}`),
    email: (text: string) => /^[^\s@]+@[^\s@]+\.[a-z]+$/.test(text),
    uri: (text: string) => URL.canParse(text),
    hostname: (text: string) => new URL(`http://${text}`).hostname === text,
    uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
    ipv4: isIPv4,
    ipv6: isIPv6,
  }))
    ajv.addFormat(name, fits);
  it.each(SCHEMAS.map((schema, at) => [at, schema]))('give what ajv accepts: %i', async (_, schema) => {
    const validate = ajv.compile(schema as object);
    for (const row of await draw(JSON.stringify(schema), 300)) {
      const isValid = validate(row);
      expect(validate.errors ?? [], JSON.stringify(row)).toEqual([]);
      expect(isValid).toBe(true);
    }
  });

  it('say what they can’t read', async () => {
    await expect(draw('{"$ref":"other.json"}')).rejects.toThrow('other.json is in another file');
    await expect(draw('{"type":"integer","minimum":5,"maximum":2}')).rejects.toThrow('No number fits');
    await expect(draw('{"$ref":"#"}')).rejects.toThrow('refers to itself');
    await expect(draw('{"type":')).rejects.toMatchObject({ details: { field: 'fields' } });
  });
});

/** Python brings SQLite along. */
const PYTHON = `
import json, sqlite3, sys
database = sqlite3.connect(":memory:")
database.executescript(sys.stdin.read())
database.row_factory = sqlite3.Row
print(json.dumps([dict(row) for row in database.execute("SELECT * FROM people")]))
`;
let hasPython = true;
try {
  execFileSync('python3', ['-c', 'import sqlite3']);
} catch {
  // Only where it is installed.
  hasPython = false;
}

describe('formats', () => {
  it('are read back by papaparse, and hold the same', async () => {
    const rows = await draw(PEOPLE);
    const { data, errors } = Papa.parse<Record<string, string>>(writeMock(rows, 'csv', USUAL), { header: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(100);
    expect(data.map((row) => row['address.city'])).toEqual(rows.map((row) => (row.address as { city: string }).city));
    expect(data.map(({ tags }) => JSON.parse(tags!))).toEqual(rows.map(({ tags }) => tags));
    expect(
      writeMock(rows, 'jsonl', USUAL)
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(rows);
  });

  it.skipIf(!hasPython)('are loaded by SQLite, with every value as it was drawn', async () => {
    const rows = await draw(`${PEOPLE}quote: constant(it's "so"; -- )\nisOn: boolean\n`, 600);
    const create =
      'CREATE TABLE people (id, name, email, plan, spend, since, note, code, "address.street", "address.city", "address.owner", tags, items, quote, isOn);';
    const answer = execFileSync('python3', ['-c', PYTHON], {
      input: `${create}\n${writeMock(rows, 'sql', USUAL)}`,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const loaded = JSON.parse(answer) as Record<string, unknown>[];
    expect(loaded).toHaveLength(600);
    for (const [at, row] of loaded.entries()) {
      expect([row.id, row.name, row.spend, row.note, row.quote]).toEqual(
        ['id', 'name', 'spend', 'note', 'quote'].map((name) => rows[at]![name]),
      );
      expect(Boolean(row.isOn)).toBe(rows[at]!.isOn);
    }
  });

  it('are quoted as each dialect does', () => {
    expect(writeMock([{ 'a`b': '\\' }], 'sql', { table: 't', dialect: 'mysql' })).toBe(
      "INSERT INTO `t` (`a``b`) VALUES\n  ('\\\\');",
    );
    expect(writeMock([{ a: true }], 'sql', { table: 't', dialect: 'sqlserver' })).toBe(
      'INSERT INTO [t] ([a]) VALUES\n  (1);',
    );
  });
});
