import fc from 'fast-check';
import type { Data } from './value';

/** The plain JavaScript value, for comparison with what other libraries give. Numbers lose digits here, and only here. */
export function toPlain(data: Data): unknown {
  switch (data.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return data.value;
    case 'number':
      return Number(data.text.replace('inf', 'Infinity'));
    case 'date':
      return data.provided;
    case 'list':
      return data.items.map(toPlain);
    case 'table':
      return new Map([...data.entries].map(([key, value]) => [key, toPlain(value)]));
  }
}

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab01 .:-#\'"\\\n\t,[]{}&*!|>%@`?=_~é😀\u2028\x85\x07') }),
  fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  fc.constantFrom(
    'NO',
    'yes',
    'on',
    'y',
    'null',
    '~',
    '',
    ' ',
    'true',
    '1',
    '1.0',
    '0x1F',
    '0o17',
    '017',
    '1_000',
    '1e5',
    '12e03',
    '.inf',
    '-.INF',
    '.nan',
    '2024-01-01',
    '2024-1-1 2:03:04 -5',
    '12:30:00',
    '190:20:30',
    '<<',
    '=',
    '---',
    '...',
    '--- a',
    '- a',
    '? a',
    ': a',
    'a: b',
    'a #b',
    '#a',
    'a:',
    '-',
    '!a',
    '&a',
    '*a',
    '|',
    '>',
    '%a',
    '@a',
    '`a',
    'line\n',
    '\nline',
    'a\n\n',
    ' a\nb',
    'a\n b\n',
    'a\r\nb',
    '\n',
    '\n\n',
    '"""',
    "'''",
    'a"""\n"',
    'a\\',
    'a\n\\',
    '__proto__',
    'constructor',
    '\ufeff',
    'x'.repeat(2000),
  ),
);
const keys = fc.oneof(texts, fc.constantFrom('__proto__', 'toString', 'a', 'b', '10', '2'));

/** Any data, with numbers as their written digits. */
export const anyData = (scalars: fc.Arbitrary<unknown> = fc.constant(null)): fc.Arbitrary<Data> =>
  fc.letrec<{ data: Data; table: Data }>((tie) => ({
    data: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      texts.map((value): Data => ({ kind: 'string', value, at: 0 })),
      fc.boolean().map((value): Data => ({ kind: 'boolean', value, at: 0 })),
      fc
        .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
        .map((value): Data => ({ kind: 'number', text: String(value), at: 0 })),
      fc.tuple(fc.bigInt(), fc.stringMatching(/^\d{1,30}$/), fc.integer({ min: -99, max: 99 })).map(
        ([whole, fraction, exponent]): Data => ({
          kind: 'number',
          text: `${whole}.${fraction}${exponent % 2 ? `e${exponent}` : ''}`,
          at: 0,
        }),
      ),
      scalars.map(
        (value): Data => (value === null ? { kind: 'null', at: 0 } : { kind: 'boolean', value: true, at: 0 }),
      ),
      fc.array(tie('data'), { maxLength: 4 }).map((items): Data => ({ kind: 'list', items, at: 0 })),
      tie('table'),
    ),
    table: fc
      .uniqueArray(fc.tuple(keys, tie('data')), { maxLength: 4, selector: ([key]) => key })
      .map((entries): Data => ({ kind: 'table', entries: new Map(entries), at: 0 })),
  })).data;

/** The same without places, for comparison. */
export const bare = (data: Data): unknown =>
  data.kind === 'list'
    ? data.items.map(bare)
    : data.kind === 'table'
      ? new Map([...data.entries].map(([key, value]) => [key, bare(value)]))
      : { ...data, at: 0 };
