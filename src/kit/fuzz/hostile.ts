import fc from 'fast-check';
import { getInputs } from '../input';
import type { Option } from '../option';
import type { AnyTool } from '../tool';

const MAX = 2 ** 53;

const pieces = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\r\n',
  '\u{feff}',
  '\u{d800}',
  '\u{dc00}x',
  '\u{202e}rtl',
  'e\u{301}',
  '👩‍👩‍👧',
  'ß',
  'İ',
  '__proto__',
  'constructor',
  'toString',
  '{"__proto__":{"x":1},"constructor":null}',
  '__proto__: &a [*a]',
  '[__proto__]\na = 1',
  '<__proto__ hasOwnProperty="1"/>',
  '__proto__,length\n1,2',
  '-0',
  '1e999',
  '-1e-999',
  '0x',
  'NaN',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  String(2n ** 64n),
  '9999999999999-99-99T99:99:99',
  '%',
  '%E0%A4%A',
  '&#xffffffff;',
  '\\u{110000}',
  '(?<a>',
  '(a+)+$',
  '$&$1$<x>',
  '"',
  "'",
  '`${',
  '/*',
  '-->',
  ']]>',
  '..//..',
  '255.255.255.256/33',
  '::ffff:1.2.3.4%eth0',
  'https://[::1]:99999/%zz?a=%ff#',
);
const nested = fc
  .tuple(
    fc.constantFrom('[', '{"a":', '(', '<a>', '> ', '- ', '{', '**', '[[', '${', '@media x{', 'a:\n '),
    fc.integer({ min: 1, max: 3000 }),
  )
  .map(([open, depth]) => open.repeat(depth));
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((all) => String.fromCharCode(...all));

/** Text of every kind that has ever broken something, and the tool's own examples with parts cut, doubled or spoilt. */
function hostileText(examples: readonly string[]): fc.Arbitrary<string> {
  const spoilt = fc
    .tuple(fc.constantFrom(...(examples.length > 0 ? examples : ['a'])), fc.nat(), fc.nat(), pieces, fc.nat(2))
    .map(([text, from, length, piece, how]) => {
      const start = from % (text.length + 1);
      const end = start + (length % (text.length - start + 1));
      const part = text.slice(start, end);
      return text.slice(0, start) + [piece, piece + part, part + piece + part][how] + text.slice(end);
    });
  return fc.oneof(
    { arbitrary: spoilt, weight: 4 },
    { arbitrary: fc.array(pieces, { maxLength: 6 }).map((all) => all.join('')), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
    { arbitrary: units, weight: 1 },
    { arbitrary: nested, weight: 1 },
  );
}

/** Any value that a page, a link or the command line lets through. */
function hostileOption(option: Option, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const usual = fc.constant(option.initial);
  switch (option.kind) {
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...Object.keys(option.choices));
    case 'integer':
    case 'number': {
      const [min, max] = [Math.max(option.min, -MAX), Math.min(option.max, MAX)];
      const near = (Math.min(max, Math.max(min, 0) + 40) - min) / 2 + min;
      return fc.oneof(
        { arbitrary: usual, weight: 4 },
        { arbitrary: fc.constantFrom(min, option.kind === 'integer' ? Math.floor(near) : near), weight: 2 },
        {
          arbitrary:
            option.kind === 'integer'
              ? fc.integer({ min: Math.ceil(min), max: Math.ceil(near) })
              : fc.double({ min, max: near, noNaN: true }),
          weight: 2,
        },
      );
    }
    case 'color':
      return fc.oneof(usual, fc.constantFrom('#000000', '#ffffff', '#12345678', 'nothing'));
    case 'date':
      return fc.oneof(
        usual,
        fc.constantFrom(
          ...{
            date: ['0000-00-00', '2024-02-30', '9999-12-31', ''],
            time: ['00:00', '25:61', '23:59:60', ''],
            'datetime-local': ['2024-03-31T02:30', '0000-00-00T00:00', '275760-09-13T00:00', ''],
          }[option.precision],
        ),
      );
    case 'line':
    case 'area':
      return fc.oneof(
        usual,
        text.map((value) => value.slice(0, option.maxLength ?? (option.kind === 'line' ? 2000 : undefined))),
      );
    default:
      return fc.oneof(usual, text);
  }
}

const toText = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)
      ? Object.values(value).flatMap(toText)
      : [];

/** Inputs and options for one run, by name. */
export function hostileRuns(tool: AnyTool) {
  const text = hostileText(tool.examples.flatMap(({ input }) => toText(input)));
  const options = fc.record(
    Object.fromEntries(Object.entries(tool.options).map(([name, option]) => [name, hostileOption(option, text)])),
  );
  const inputs = fc.record(
    Object.fromEntries(
      getInputs(tool.input).map(([name, { kind }]) => [
        name,
        kind === 'file' ? fc.uint8Array({ maxLength: 200 }) : (text as fc.Arbitrary<unknown>),
      ]),
    ),
  );
  return fc.record({ inputs, options });
}
