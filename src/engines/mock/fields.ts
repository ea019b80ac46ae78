import { InputError } from '@/engines/input-error';
import { integerBelow, integerBetween } from '@/engines/random/draw';
import { nearestWords } from '@/engines/text/nearest';
import { splitLine, splitType, type TypePart, withoutComment } from './field-line';
import { type Draw, type Drawer, TYPES, typeNamed, type Value } from './types';

export interface Field {
  readonly name: string;
  readonly draw: Drawer;
}

const MOST_FIELDS = 200;
const LONGEST_LIST = 1000;
/** Draws of one value before it is given up that another is to be found. */
const MOST_TRIES = 2000;

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

const fail = (message: string, line: number, column = 1): never => {
  throw new InputError(message, { field: 'fields', line, column });
};

/** What stands in parentheses, between commas. */
function readArguments(text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return [];
  return text.split(',').map((one) => one.trim());
}

/**
 * One field a line, `name: type(arguments)`; behind it `unique`, and `nulls 20%`. `name[0-3]` is a list; lines that are indented below a
 * name without a type are the fields of an object.
 */
export async function readFields(text: string): Promise<Field[]> {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line, at): Line[] => {
    const shown = withoutComment(line);
    if (shown.trim() === '') return [];
    return [{ number: at + 1, indent: shown.replaceAll('\t', '  ').search(/\S/), text: shown.trim() }];
  });
  if (lines.length > MOST_FIELDS) fail(`There can be up to ${MOST_FIELDS} fields`, lines[MOST_FIELDS]!.number);
  return readBlock(lines);
}

async function readBlock(lines: readonly Line[]): Promise<Field[]> {
  const fields: Field[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    if (line.indent !== lines[0]!.indent)
      fail('This line is indented, but the one above has no fields of its own', line.number);
    let end = at + 1;
    while (end < lines.length && lines[end]!.indent > line.indent) end++;
    const field = await readField(line, lines.slice(at + 1, end));
    if (fields.some(({ name }) => name === field.name)) fail(`There are two fields called ${field.name}`, line.number);
    fields.push(field);
    at = end;
  }
  return fields;
}

const RANGE = /^(\d{1,4})?(?:\s*[-–]\s*(\d{1,4}))?$/;

const NO_TYPE: TypePart = { type: '', args: undefined, isUnique: false, nulls: 0 };

async function readField(line: Line, inner: readonly Line[]): Promise<Field> {
  const parts = splitLine(line.text);
  const range = parts?.list === undefined ? undefined : RANGE.exec(parts.list);
  if (!parts || range === null)
    return fail(`A field looks like name: type, not ${line.text.slice(0, 60)}`, line.number);
  const { name } = parts;
  const { type, args, isUnique, nulls } = splitType(parts.rest) ?? NO_TYPE;
  let draw: Drawer;
  if (inner.length > 0) {
    if (type !== '') fail(`${name} has fields of its own and a type: leave one out`, line.number);
    draw = objectOf(await readBlock(inner));
  } else draw = await readType(type, args, line);
  if (isUnique) draw = unique(draw, name);
  if (range) {
    const [, from, to] = range;
    const least = Number(from ?? 1);
    const most = Number(to ?? from ?? 3);
    if (least > most || most > LONGEST_LIST)
      fail(`Lists can have up to ${LONGEST_LIST} items, as in ${name}[0-3]`, line.number);
    draw = listOf(draw, least, most);
  }
  if (nulls > 100) fail('nulls is a percentage up to 100%', line.number);
  return { name, draw: nulls > 0 ? sometimesNull(draw, nulls) : draw };
}

async function readType(type: string, args: string | undefined, line: Line): Promise<Drawer> {
  const column = line.indent + line.text.indexOf(':') + 2;
  if (type === '') return fail('The type is missing, as in name: full name', line.number, column);
  try {
    if (type.toLowerCase() === 'regex') return await patternDrawer(args ?? '');
    const make = typeNamed(type);
    if (!make) throw unknownType(type);
    return make(readArguments(args));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return fail(error.message, line.number, column);
  }
}

function unknownType(type: string): InputError {
  const names = ['regex', ...Object.keys(TYPES)];
  const near = nearestWords(type.toLowerCase(), names, 3);
  const others = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are ${names.join(', ')}`;
  return new InputError(`There’s no type ${type}. ${others}`);
}

/** Loaded with the first pattern: it is larger than all the other types. */
export async function patternDrawer(pattern: string): Promise<Drawer> {
  const [{ compile }, { regexGenerator }] = await Promise.all([
    import('@/engines/regex/compile'),
    import('@/engines/regex/generate'),
  ]);
  if (pattern === '') throw new InputError('regex needs a pattern, as in regex([A-Z]{3}-\\d{4})');
  compile(pattern, '');
  const draw = regexGenerator(pattern, '', { maxRepeat: 10 });
  return ({ random }) => draw(random);
}

export function objectOf(fields: readonly Field[]): Drawer {
  return (draw) => {
    const object: Record<string, Value> = {};
    // What an inner field refers to can stand in the object itself, or around it.
    const scope = { ...draw.record };
    for (const field of fields) {
      const value = field.draw({ ...draw, record: scope });
      // Not by assignment: `__proto__` is a name like any other.
      Object.defineProperty(object, field.name, { value, enumerable: true, writable: true, configurable: true });
      scope[field.name] = value;
    }
    return object;
  };
}

export const listOf =
  (draw: Drawer, least: number, most: number): Drawer =>
  (at) =>
    Array.from({ length: integerBetween(at.random, least, most) }, () => draw(at));

const sometimesNull =
  (draw: Drawer, share: number): Drawer =>
  (at) =>
    integerBelow(at.random, 100) < share ? null : draw(at);

/** Never the same twice. */
function unique(draw: Drawer, name: string): Drawer {
  const seen = new Set<string>();
  return (at: Draw) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const value = draw(at);
      const key = JSON.stringify(value);
      if (!seen.has(key)) {
        seen.add(key);
        return value;
      }
    }
    throw new InputError(`${name} has too few different values for so many rows: ${seen.size} were found`, {
      field: 'fields',
    });
  };
}
