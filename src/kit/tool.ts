import type { RandomSource } from '@/engines/random/source';
import type { InputShape, InputValue } from './input';
import type { OptionShape, OptionValue, OptionValues, When } from './option';
import type { Outcome, Output, OutputKind, OutputValues, Result, ResultSummary } from './output';

/** What the world gives a tool. Nothing else reaches it: no clock, no randomness, no document. */
export interface Context {
  readonly signal: AbortSignal;
  readonly random: RandomSource;
  now(): number;
  /** How much is done, from 0 to 1. */
  progress(done: number): void;
}

export interface Example<Inputs extends InputShape, Options extends OptionShape, Kind extends OutputKind> {
  readonly title: string;
  readonly input: Inputs extends undefined ? undefined : InputValue<Inputs>;
  readonly options?: Partial<OptionValues<Options>>;
  /** Exactly what `run` gives for it: the registry test compares. */
  readonly output: OutputValues[Kind];
  readonly notes?: readonly string[];
  readonly data?: unknown;
}

/** The tool, and its options, that lead back from a result to what it was made of. */
export interface Inverse {
  readonly tool: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What does not come back. */
  readonly loses?: string;
}

/** What a result came of. */
export interface SummaryContext<Inputs extends InputShape = InputShape, Options extends OptionShape = OptionShape> {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly options: OptionValues<Options>;
  readonly input: InputValue<Inputs>;
  /** The row that was asked for, where one answers. */
  readonly take?: string;
}

/** What a run gives for programs; `undefined` where all of it is shown. */
type DataOf<Gives> = Gives extends Result<unknown, infer Data, OutputKind> ? Data : undefined;

export type Returned<Kind extends OutputKind, Also extends OutputKind = never> =
  | OutputValues[Kind]
  | Result<OutputValues[Kind], unknown, Also>;

export interface Tool<
  Inputs extends InputShape = InputShape,
  Options extends OptionShape = OptionShape,
  Kind extends OutputKind = OutputKind,
  Also extends OutputKind = OutputKind,
  Gives extends Returned<Kind, Also> = Returned<Kind, Also>,
> {
  readonly input: Inputs;
  readonly options: Options;
  readonly output: Output<Kind>;
  /** The other kinds that a result can be of: bytes where they turned out to be no text, say. */
  readonly also?: readonly Also[];
  /** The action button's label; several where each presets some options. */
  readonly action: string | Readonly<Record<string, Partial<OptionValues<Options>>>>;
  /** Run in a worker: always, or with these options. */
  readonly heavy?: boolean | When;
  /** Fetches what `run` needs before its time is counted; once, however often it is asked for. */
  prepare?(): Promise<unknown>;
  /** Milliseconds after which the work is given up, with this said. */
  readonly timeLimit?: { readonly after: number; readonly message: string };
  /** Its input is one short value: several, one per line, are run one by one and give a table. One that takes
   * several itself says `bad-line`: then they are, where one of them is wrong. */
  readonly each?: 'line' | 'bad-line';
  /** Run on empty input too. Otherwise no input gives no output. */
  readonly emptyInput?: boolean;
  readonly examples: readonly Example<Inputs, Options, Kind | Also>[];
  /** What undoes a run with these options, where something does. */
  inverse?(options: OptionValues<Options>): Inverse | undefined;
  run(input: InputValue<Inputs>, options: OptionValues<Options>, context: Context): Gives | Promise<Gives>;
  /**
   * What matters most of a result, where that is not the main value of its output: lists show it instead of the result. Cheap, and without
   * a part of the input that is secret. Nothing where there is nothing better to say than of any result of this kind.
   */
  summarize?(
    outcome: Outcome<DataOf<NoInfer<Gives>>>,
    context: SummaryContext<NoInfer<Inputs>, NoInfer<Options>>,
  ): ResultSummary | undefined;
}

/** Any tool, with what it takes and gives known only at run time. */
export type AnyTool = Omit<Tool, 'run' | 'examples' | 'action' | 'inverse' | 'summarize'> & {
  summarize?(outcome: never, context: never): ResultSummary | undefined;
  inverse?(options: never): Inverse | undefined;
  readonly action: string | Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly examples: readonly {
    title: string;
    input?: unknown;
    options?: Readonly<Record<string, unknown>>;
    output: unknown;
    notes?: readonly string[];
    data?: unknown;
  }[];
  run(input: never, options: never, context: Context): unknown;
};

/** The options of a tool by name, with their values. */
export type ToolOptions<One extends AnyTool> = OptionValues<One['options']>;
/** What a tool gives for programs; `undefined` where all of it is shown. */
export type ToolData<One extends AnyTool> = Awaited<ReturnType<One['run']>> extends infer Gives ? DataOf<Gives> : never;

type Draft<
  Inputs extends InputShape,
  Options extends OptionShape,
  Kind extends OutputKind,
  Also extends OutputKind,
  Gives extends Returned<Kind, Also>,
> = Omit<Tool<Inputs, Options, Kind, Also, Gives>, 'input' | 'options'> & {
  readonly input?: Inputs;
  readonly options?: Options;
};

/** What failed is tried again. */
function once(load: () => Promise<unknown>): () => Promise<unknown> {
  let loading: Promise<unknown> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Says what a tool takes, what it gives and how. Page, form, link, command and tests are derived from it. */
export function defineTool<
  const Inputs extends InputShape = undefined,
  // biome-ignore lint/complexity/noBannedTypes: an empty record of options is what a tool without options has.
  const Options extends OptionShape = {},
  Kind extends OutputKind = OutputKind,
  Also extends OutputKind = never,
  Gives extends Returned<Kind, Also> = Returned<Kind, Also>,
>(draft: Draft<Inputs, Options, Kind, Also, Gives>): Tool<Inputs, Options, Kind, Also, Gives> {
  const { prepare } = draft;
  return {
    ...draft,
    ...(prepare && { prepare: once(prepare) }),
    input: draft.input as Inputs,
    options: (draft.options ?? {}) as Options,
  };
}
