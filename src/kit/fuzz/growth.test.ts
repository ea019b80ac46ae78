import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { LONG } from '@/engines/testing/long';
import { processorTime } from '@/engines/testing/processor-time';
import { definedSlugs, loadTool } from '../definitions';
import { getInputs, shapeInput } from '../input';
import { initialValues, type OptionValue } from '../option';
import { toText } from '../output';
import { execute } from '../run/execute';
import { isChecked } from '../testing/checked';
import { testContext } from '../testing/run-tool';
import type { AnyTool } from '../tool';

const SEPARATORS = [
  '&',
  ',',
  ';',
  '\n',
  '<',
  '(',
  '[',
  '|',
  '\t',
  '"',
  "'",
  ' ',
  '.',
  ':',
  '/',
  '-',
  '*',
  '_',
  '`',
  '\\',
];
const UNITS = [
  'a=b&',
  'a,',
  'a;',
  'a\n',
  '<a>',
  '<a b="c">',
  '(a',
  '[](',
  'a|',
  'a\t',
  '"a"',
  'a ',
  ' \n',
  '> ',
  '- ',
  'a: b\n',
  '0',
];

/** Milliseconds of processor time per tool, after which the rest of its cases are left to a longer run. */
const PATIENCE = Number(process.env.FUZZ_PATIENCE ?? (LONG ? 1000 : 80));
/** The longest text tried, and how many times shorter the one is that it is held against. */
const LENGTH = 8000;
const TIMES = 4;
/** By the square it would be 16. */
const TOO_MUCH = 10;
/** What takes no longer than this at that length is no trouble at five times the length, even by the square. */
const FELT = 20;

interface Case {
  readonly what: string;
  /** The most the field takes. */
  readonly most: number;
  /** Inputs and options with a text of this length in them. */
  at(length: number): { inputs: Record<string, unknown>; options: Record<string, unknown> };
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Every separator, alone and after something the tool understands, in every input and in every option that is typed. */
function getCases(tool: AnyTool): Case[] {
  const known = new Map(tool.examples.map((example) => [JSON.stringify(example.options ?? {}), example]));
  return [...known.values()].flatMap((example) => casesAround(tool, example));
}

function casesAround(tool: AnyTool, example: AnyTool['examples'][number]): Case[] {
  const inputs: Record<string, unknown> = {};
  for (const [name, { kind }] of getInputs(tool.input))
    inputs[name] =
      kind === 'file' ? new Uint8Array(8) : ((example.input as Record<string, unknown>)?.[name] ?? example.input ?? '');
  const options = { ...initialValues(tool.options), ...example.options } as Record<string, OptionValue>;

  const fields = [
    ...getInputs(tool.input)
      .filter(([, { kind }]) => kind !== 'file')
      .map(([name, { label }]) => ({
        label,
        start: textsIn(inputs[name])[0] ?? '',
        most: LENGTH,
        set: (text: string) => ({ inputs: { ...inputs, [name]: text }, options }),
      })),
    ...Object.entries(tool.options).flatMap(([name, option]) => {
      if (option.kind !== 'line' && option.kind !== 'area' && option.kind !== 'secret') return [];
      const shown = Object.fromEntries(
        Object.entries(option.when ?? {}).map(([other, value]) => [other, Array.isArray(value) ? value[0] : value]),
      );
      return {
        label: option.label,
        start: String(options[name]),
        most: option.kind === 'secret' ? LENGTH : (option.maxLength ?? LENGTH),
        set: (text: string) => ({ inputs, options: { ...options, ...shown, [name]: text } }),
      };
    }),
  ];
  return fields.flatMap(({ label, start, most, set }) =>
    [...UNITS, ...SEPARATORS].flatMap((unit) =>
      (start === '' ? [''] : ['', start]).map((before) => ({
        most,
        what: `${label}: ${JSON.stringify(before.slice(0, 20))} and many ${JSON.stringify(unit)}`,
        at: (length: number) =>
          set((before + unit.repeat(Math.ceil(length / unit.length))).slice(0, Math.min(most, before.length + length))),
      })),
    ),
  );
}

interface Measure {
  took: number;
  /** Characters of what came of it: to lay out a thousand brackets within each other takes a million blanks. */
  made: number;
}

async function measure(tool: AnyTool, one: Case, length: number): Promise<Measure> {
  const { inputs, options } = one.at(length);
  let made = 0;
  const started = processorTime();
  try {
    const { shown } = await execute(tool, shapeInput(tool.input, inputs), options, testContext());
    made = shown.kind === 'diff' ? 0 : toText(shown).length;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return { took: processorTime() - started, made };
}

/** How many times as long a text of `TIMES` the length takes; 1 where nobody would feel it or more came of it. */
async function growth(tool: AnyTool, one: Case, length: number): Promise<number> {
  let long = await measure(tool, one, length);
  if (long.took < FELT) return 1;
  // What others do on this machine adds to some runs, and warming up to the first: the best of a few counts.
  let short = await measure(tool, one, length / TIMES);
  const most = TOO_MUCH * Math.max(1, (length + long.made) / (length / TIMES + short.made) / TIMES);
  const isTooMuch = () => long.took > FELT && long.took / short.took > most;
  const quicker = (a: Measure, b: Measure) => (a.took < b.took ? a : b);
  for (let again = 0; again < 4 && isTooMuch(); again++) {
    short = quicker(short, await measure(tool, one, length / TIMES));
    long = quicker(long, await measure(tool, one, length));
  }
  if (!isTooMuch()) return 1;
  // What is soon refused, as what nests too deeply is, does not grow on.
  const isRefused = length < LENGTH && (await measure(tool, one, length * TIMES)).took < long.took * TIMES;
  return isRefused ? 1 : long.took / short.took;
}

/** Its work is what the visitor's pattern asks for, within a time limit. */
const BY_PATTERN = ['regex-tester'];

describe.each(definedSlugs.filter(isChecked))('%s', (slug) => {
  it.skipIf(BY_PATTERN.includes(slug))(
    'takes time in proportion to what it is given',
    { timeout: 600_000 },
    async () => {
      const tool = (await loadTool(slug)) as AnyTool;
      await tool.prepare?.();
      const cases = getCases(tool);
      const found: string[] = [];
      // The first run also loads what the tool loads by itself.
      if (cases[0]) await measure(tool, cases[0], 1);
      const started = processorTime();
      const isPatient = () => processorTime() - started < PATIENCE;
      // Everything a little before anything a lot: a tool that is slow by nature shows how it grows on short texts.
      for (let length = LENGTH / TIMES ** 2; length <= LENGTH; length *= TIMES)
        for (const one of cases) {
          if (length > one.most || !isPatient()) continue;
          const grown = await growth(tool, one, length);
          if (grown > 1) found.push(`${one.what}: ${grown.toFixed(1)} times as long at ${TIMES} times the length`);
        }
      expect(found).toEqual([]);
    },
  );
});
