import { grouped } from '@/engines/number/grouped';
import type { RandomSource } from '@/engines/random/source';
import { integer, type Line, line, type Numeric, type OptionShape, type OptionValues } from './option';
import { type FieldRow, list, type Output, type Result, result } from './output';
import { type Context, defineTool, type Example, type Tool } from './tool';

/** "Count", the number of results. The limit is the page's; programs may ask for more. */
export const count = (initial: number, max = 100): Numeric =>
  integer('Count', initial, { min: 1, max, commandMax: 10_000 });

/** "Bulk Count", for more at once than `count` offers on the page. */
export const bulk = (most = 1000): Numeric =>
  integer('Bulk Count', 0, { min: 0, max: most, commandMax: 10_000, hint: '0 uses Count' });

/** "Seed", for test data that must come out again. Never for secrets or identifiers. */
export const seed = (): Line =>
  line('Seed', '', {
    placeholder: 'None: new results every time',
    hint: 'Any text. The same seed and options always give the same results.',
    maxLength: 200,
  });

/** The source a generator draws from: its seed's where one is given, else the platform's. Few give one, so what makes it comes then. */
export const getSource = async (
  { seed }: { readonly seed?: string },
  { random }: Pick<Context, 'random'>,
): Promise<RandomSource> => (seed ? (await import('@/engines/random/seeded')).seededRandom(seed) : random);

/** Said after any copy of what was drawn. */
export const COPIED_MESSAGE = { title: 'Copied to clipboard' };

interface Remarks {
  readonly facts?: readonly FieldRow[];
  readonly notes?: readonly string[];
}
/** How results are drawn, once the options have been checked: one by one, or together where they depend on each other. */
export type Drawing = Remarks &
  (
    | { one(random: RandomSource): string; all?: undefined }
    | { all(random: RandomSource, count: number): readonly string[]; one?: undefined }
  );

type Counted = OptionShape & { readonly count: Numeric; readonly bulkCount?: Numeric; readonly seed?: Line };

interface Draft<Options extends Counted> extends Pick<Tool, 'heavy' | 'timeLimit'> {
  /** What the list of results is called. */
  readonly label: string;
  readonly copyLabel?: string;
  readonly isPassword?: boolean;
  readonly options: Options;
  /** Checks the options, throwing `InputError`, and says how to draw. */
  prepare(options: OptionValues<Options>, context: Context): Drawing | Promise<Drawing>;
  readonly examples: readonly Omit<Example<undefined, Options, 'list'>, 'input'>[];
}

/** A tool that gives a list of random results: `count` of them, repeatable where it has a `seed`. */
export function defineGenerator<const Options extends Counted>({
  label,
  copyLabel,
  isPassword,
  prepare,
  examples,
  ...draft
}: Draft<Options>): Tool<undefined, Options, 'list', never, Result<readonly string[]>> {
  return defineTool({
    ...draft,
    output: list({ label, copyLabel, isPassword, copiedMessage: COPIED_MESSAGE }) as Output<'list'>,
    action: 'Generate',
    run: async (_, options, context) => {
      const { one, all, facts, notes } = await prepare(options, context);
      const { count: usual, bulkCount, seed } = options as { count: number; bulkCount?: number; seed?: string };
      const count = bulkCount || usual;
      const random = await getSource({ seed }, context);
      return result(one ? Array.from({ length: count }, () => one(random)) : all(random, count), { facts, notes });
    },
    examples: examples.map((example) => ({ ...example, input: undefined })),
  });
}

/** Beyond any guessing: the meter is full from here on. */
const PLENTY_BITS = 128;

export const entropy = (bits: number): FieldRow => ({
  label: 'Entropy',
  value: `${bits.toFixed(1)} bits`,
  meter: Math.min(1, bits / PLENTY_BITS),
});

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** How many different results there can be: 1,000 or about 3.40 × 10³⁸. */
export function possible(values: bigint | number, label = 'Possible values'): FieldRow {
  const digits = String(values);
  if (digits.length <= 16) return { label, value: grouped(BigInt(values)) };
  const exponent = [...String(digits.length - 1)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return { label, value: `about ${digits[0]}.${digits.slice(1, 3)} × 10${exponent}` };
}
