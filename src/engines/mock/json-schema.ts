import { InputError } from '@/engines/input-error';
import { integerBelow, integerBetween, pick } from '@/engines/random/draw';
import { listOf, objectOf, patternDrawer } from './fields';
import { type Drawer, typeNamed, type Value } from './types';

type Schema = Readonly<Record<string, unknown>>;

const DEEPEST = 12;
const MOST_PARTS = 5000;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fail = (message: string, path: string): never => {
  throw new InputError(`${message} (at ${path || 'the top'})`, { field: 'fields' });
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'date time',
  email: 'email',
  hostname: 'domain',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  uri: 'url',
  url: 'url',
  uuid: 'uuid',
};

/** Names of properties that tell what is in them, where the schema says no more than that it is text. */
const TELLING =
  /^(?:(?:first|last|family|full|user) ?name|name|email|phone|city|country|company|color|product|status|street ?address)$/i;

/** What draws values that fit a JSON Schema: its usual words, not all of them. */
export async function schemaDrawer(schema: unknown): Promise<Drawer> {
  if (!isSchema(schema)) throw new InputError('A JSON Schema is an object', { field: 'fields' });
  return new Reader(schema).read(schema, '', 0);
}

class Reader {
  private parts = 0;

  constructor(private readonly root: Schema) {}

  async read(given: unknown, path: string, depth: number, name = ''): Promise<Drawer> {
    if (given === true) return () => null;
    if (!isSchema(given)) return fail('No value fits this schema', path);
    if (++this.parts > MOST_PARTS) return fail(`The schema has over ${MOST_PARTS} parts`, path);
    if (depth > DEEPEST) return fail('The schema refers to itself endlessly', path);
    const schema = this.resolved(given, path);
    if ('const' in schema) return () => schema.const as Value;
    if (Array.isArray(schema.enum)) {
      const values = schema.enum as Value[];
      if (values.length === 0) return fail('enum has no values', path);
      return ({ random }) => pick(random, values);
    }
    const ways = (schema.anyOf ?? schema.oneOf) as unknown[] | undefined;
    if (ways) {
      const drawers = await Promise.all(ways.map((way, at) => this.read(way, `${path}/${at}`, depth + 1, name)));
      return (draw) => pick(draw.random, drawers)(draw);
    }
    const type = typeOf(schema);
    if (Array.isArray(type)) {
      const drawers = await Promise.all(type.map((one) => this.read({ ...schema, type: one }, path, depth, name)));
      return (draw) => pick(draw.random, drawers)(draw);
    }
    switch (type) {
      case 'object':
        return this.object(schema, path, depth);
      case 'array':
        return this.array(schema, path, depth);
      case 'string':
        return text(schema, path, name);
      case 'integer':
      case 'number':
        return number(schema, path, type === 'integer');
      case 'boolean':
        return ({ random }) => integerBelow(random, 2) === 1;
      case 'null':
        return () => null;
      default:
        return fail(`There’s no type ${JSON.stringify(type)}`, path);
    }
  }

  /** With what it refers to, and the parts of allOf, in one. */
  private resolved(schema: Schema, path: string, hops = 0): Schema {
    if (hops > 50) return fail('The schema refers to itself endlessly', path);
    if (typeof schema.$ref === 'string') {
      const { $ref, ...rest } = schema;
      if (!$ref.startsWith('#')) return fail(`${$ref} is in another file, which can’t be read`, path);
      const target = $ref
        .slice(1)
        .split('/')
        .filter(Boolean)
        .reduce<unknown>(
          (at, part) =>
            (at as Schema | undefined)?.[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')],
          this.root,
        );
      if (!isSchema(target)) return fail(`There’s nothing at ${$ref}`, path);
      return this.resolved({ ...target, ...rest }, path, hops + 1);
    }
    if (!Array.isArray(schema.allOf)) return schema;
    const { allOf, ...rest } = schema;
    return [rest, ...(allOf as Schema[])].map((part) => this.resolved(part, path, hops + 1)).reduce(merge);
  }

  private async object(schema: Schema, path: string, depth: number): Promise<Drawer> {
    const properties = Object.entries((schema.properties ?? {}) as Schema);
    const required = new Set((schema.required ?? []) as string[]);
    const missing = [...required].filter((name) => !properties.some(([one]) => one === name));
    const fields: { name: string; draw: Drawer }[] = [];
    for (const [name, property] of [...properties, ...missing.map((name) => [name, { type: 'string' }] as const)]) {
      // A property that need not be there ends what refers to itself.
      if (!required.has(name) && depth >= DEEPEST / 3 && hasReference(property)) continue;
      fields.push({ name, draw: await this.read(property, `${path}/${name}`, depth + 1, name) });
    }
    return objectOf(fields);
  }

  private async array(schema: Schema, path: string, depth: number): Promise<Drawer> {
    const prefix = await Promise.all(
      ((schema.prefixItems ?? []) as unknown[]).map((item, at) => this.read(item, `${path}/${at}`, depth + 1)),
    );
    const least = Number(schema.minItems ?? 0);
    const most = Number(schema.maxItems ?? Math.max(least, prefix.length, depth >= DEEPEST / 3 ? least : least + 3));
    if (least > most || most > 1000) return fail('Lists have up to 1000 items, and minItems is at most maxItems', path);
    if (most === 0 || (depth >= DEEPEST / 3 && least === 0 && hasReference(schema.items))) return () => [];
    const item: Drawer =
      schema.items === false
        ? () => null
        : await this.read(schema.items ?? { type: 'string' }, `${path}/items`, depth + 1);
    const rest = listOf(
      item,
      Math.max(0, least - prefix.length),
      schema.items === false ? 0 : Math.max(0, most - prefix.length),
    );
    const all: Drawer = (draw) => [...prefix.map((one) => one(draw)), ...(rest(draw) as Value[])].slice(0, most);
    if (schema.uniqueItems !== true) return all;
    return (draw) => {
      for (let tries = 0; tries < 500; tries++) {
        const items = [...new Map((all(draw) as Value[]).map((one) => [JSON.stringify(one), one])).values()];
        if (items.length >= least) return items;
      }
      return fail('There are too few different items', path);
    };
  }
}

const hasReference = (schema: unknown): boolean => JSON.stringify(schema ?? null).includes('"$ref"');

function merge(a: Schema, b: Schema): Schema {
  return {
    ...a,
    ...b,
    ...(Boolean(a.properties ?? b.properties) && {
      properties: { ...((a.properties ?? {}) as Schema), ...((b.properties ?? {}) as Schema) },
    }),
    ...(Boolean(a.required ?? b.required) && {
      required: [...((a.required ?? []) as string[]), ...((b.required ?? []) as string[])],
    }),
  };
}

function typeOf(schema: Schema): unknown {
  if (schema.type !== undefined) return schema.type;
  if (schema.properties || schema.required) return 'object';
  if (schema.items || schema.prefixItems) return 'array';
  if (schema.minimum !== undefined || schema.maximum !== undefined || schema.multipleOf !== undefined) return 'number';
  return 'string';
}

async function text(schema: Schema, path: string, name: string): Promise<Drawer> {
  if (typeof schema.pattern === 'string') {
    // Outside of ^ and $ anything may stand; nothing is anything, too.
    return patternDrawer(schema.pattern);
  }
  const format = FORMATS[String(schema.format ?? '')];
  if (schema.format === 'time') {
    const time = typeNamed('time')!([]);
    return (draw) => `${time(draw)}Z`;
  }
  if (format) return typeNamed(format)!([]);
  const least = Number(schema.minLength ?? 0);
  const most = Number(schema.maxLength ?? Math.max(least, least + 40));
  if (least > most || most > 1_000_000) return fail('minLength is at most maxLength', path);
  const isFree = schema.minLength === undefined && schema.maxLength === undefined;
  const plain = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
  const told = isFree && TELLING.test(plain) ? typeNamed(plain) : undefined;
  if (told) return told([]);
  const words = typeNamed('words')!(['1', '4']);
  return (draw) => {
    if (isFree) return words(draw);
    const length = integerBetween(draw.random, least, Math.min(most, least + 40));
    let value = '';
    while (value.length < length) value += `${value && ' '}${words(draw)}`;
    return value.slice(0, length).replace(/ $/, 'a');
  };
}

function number(schema: Schema, path: string, isInteger: boolean): Drawer {
  const step = typeof schema.multipleOf === 'number' ? schema.multipleOf : isInteger ? 1 : 0.01;
  if (!(step > 0)) return fail('multipleOf is above 0', path);
  const low = Math.max(
    Number(schema.minimum ?? Number.NEGATIVE_INFINITY),
    Number(schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY),
  );
  const high = Math.min(
    Number(schema.maximum ?? Number.POSITIVE_INFINITY),
    Number(schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY),
  );
  const least = Number.isFinite(low) ? low : Number.isFinite(high) ? high - 1000 : 0;
  const most = Number.isFinite(high) ? high : least + 1000;
  const unit = isInteger && !Number.isInteger(step) ? fail('multipleOf of an integer is a whole number', path) : step;
  let from = Math.ceil(least / unit - 1e-9);
  let to = Math.floor(most / unit + 1e-9);
  if (schema.exclusiveMinimum !== undefined && from * unit <= Number(schema.exclusiveMinimum)) from++;
  if (schema.exclusiveMaximum !== undefined && to * unit >= Number(schema.exclusiveMaximum)) to--;
  if (from > to) {
    if (least > most) return fail('No number fits: minimum is greater than maximum', path);
    // Between two steps, where none is asked for.
    return schema.multipleOf === undefined && !isInteger ? () => (least + most) / 2 : fail('No number fits', path);
  }
  return ({ random }) => Number((integerBetween(random, from, to) * unit).toPrecision(15));
}
