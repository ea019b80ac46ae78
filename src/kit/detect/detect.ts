import { InputError } from '@/engines/input-error';
import { type Chain, mainInput, type Step } from '../chain/chain';
import { loadTool } from '../definitions';
import { getInputs, isSingle } from '../input';
import { initialValues, type OptionValue } from '../option';
import { type Outcome, type ResultSummary, toText } from '../output';
import { type PipedValue, pipedToText, toInputValue, toPipedValue } from '../piped-value';
import { summarizeOutcome } from '../summary';
import type { AnyTool } from '../tool';
import { GENERAL, type Ranked, rankInTurns } from './rank';

/** A tool for what was given, and what it makes of it. */
export interface Suggestion {
  readonly slug: string;
  readonly score: number;
  readonly why: string;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What goes into the tool, by the name of its input; nothing where it takes none. */
  readonly inputs: Readonly<Record<string, PipedValue>>;
  /** The row of the result that answers. */
  readonly take?: string;
  /** The beginning of what the tool gives for it, where that was tried. */
  readonly preview?: string;
  /** What matters most of it. */
  readonly summary?: ResultSummary;
  /** The whole answer, where it is short. */
  readonly answer?: string;
  /** The way on, where what comes out is to be opened in its turn. */
  readonly chain?: Chain;
}

/** Runs a tool: on a page where it does not disturb, elsewhere here and now. */
export type RunGuess = (
  slug: string,
  tool: AnyTool,
  input: unknown,
  options: Readonly<Record<string, OptionValue>>,
) => Promise<Outcome>;

export interface DetectSettings {
  run: RunGuess;
  /** By hand, into a field for everything: then short orders count too. */
  typed?: boolean;
  limit?: number;
  now?: number;
  signal?: AbortSignal;
}

const LIMIT = 5;
/** How deep something packed in something packed is looked for. */
const DEEPEST = 3;
/** From here on a guess is followed without asking. */
const SURE = 0.8;
const PREVIEW = 160;
const ANSWER = 2000;

/** Guesses are tried on this much; what is longer is only looked at. */
const TRIED = 20_000;

function inputsFor(tool: AnyTool, guess: Ranked, provided: PipedValue): Record<string, PipedValue> {
  const main = mainInput(tool)?.[0];
  if (main === undefined) return {};
  if (typeof guess.input === 'object') return { ...guess.input };
  return { [main]: guess.input ?? provided };
}

const shaped = (tool: AnyTool, inputs: Readonly<Record<string, PipedValue>>): unknown => {
  const taken = Object.fromEntries(
    getInputs(tool.input).map(([name, input]) => [name, toInputValue(input, inputs[name] ?? '')]),
  );
  return isSingle(tool.input) ? Object.values(taken)[0] : tool.input === undefined ? undefined : taken;
};

/** What a result begins with, in one line. */
function firstLine(outcome: Outcome, take?: string): string {
  const { shown } = outcome;
  if (shown.kind === 'bytes') return `${shown.value.bytes.length} bytes`;
  const row = shown.kind === 'fields' && take ? shown.value.find(({ label }) => label === take)?.value : undefined;
  if (row !== undefined) return row.slice(0, PREVIEW);
  if (shown.kind === 'image') return shown.value.alt;
  if (shown.kind === 'table')
    return shown.value.rows
      .slice(0, 1)
      .map((cells) => cells.join(' · '))
      .join('')
      .slice(0, PREVIEW);
  const lines = toText(shown)
    .slice(0, PREVIEW * 8)
    .split('\n')
    .map((line) => line.trim());
  // A bracket alone says nothing: code is shown as if it were in one line.
  const isCode = shown.kind === 'code' || shown.kind === 'tree';
  return (isCode ? lines.join(' ') : (lines.find((line) => line !== '') ?? '')).slice(0, PREVIEW);
}

async function toAnswer({ shown }: Outcome, take?: string): Promise<string | undefined> {
  if (shown.kind === 'bytes' || shown.kind === 'image' || shown.kind === 'diff') return undefined;
  const has = shown.kind === 'fields' && take !== undefined && shown.value.some(({ label }) => label === take);
  const text = pipedToText(await toPipedValue(shown, has ? take : undefined));
  return text.length <= ANSWER ? text : undefined;
}

const size = (provided: PipedValue) => provided.length;

interface Tried {
  readonly suggestion: Suggestion;
  readonly tool: AnyTool;
  readonly guess: Ranked;
  readonly outcome?: Outcome;
}

/** Runs a guess where that is cheap; one that the tool refuses is none. */
async function tryOut(guess: Ranked, provided: PipedValue, settings: DetectSettings): Promise<Tried | undefined> {
  const tool = await loadTool(guess.slug);
  if (!tool) return undefined;
  const values = { ...initialValues(tool.options), ...guess.options } as Record<string, OptionValue>;
  const inputs = inputsFor(tool, guess, provided);
  const options = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== tool.options[name]?.initial),
  );
  const { slug, score, why, take } = guess;
  const bare: Suggestion = { slug, score, why, options, inputs, ...(take !== undefined && { take }) };
  const isEmpty = getInputs(tool.input).length > 0 && Object.values(inputs).every((input) => size(input) === 0);
  if (size(provided) > TRIED || isEmpty || guess.untried) return { suggestion: bare, tool, guess };
  try {
    const input = shaped(tool, inputs);
    const outcome = await settings.run(slug, tool, input, values);
    const { now = Date.now() } = settings;
    const summary = summarizeOutcome(tool, outcome, { now, options: values, input, take });
    const preview = firstLine(outcome, take);
    const answer = await toAnswer(outcome, take);
    return {
      suggestion: { ...bare, preview, summary, ...(answer !== undefined && { answer }) },
      tool,
      guess,
      outcome,
    };
  } catch (error) {
    if (error instanceof InputError) return guess.certain ? { suggestion: bare, tool, guess } : undefined;
    throw error;
  }
}

const rankAny = async (provided: PipedValue, settings: DetectSettings, name?: string): Promise<Ranked[]> =>
  typeof provided === 'string' ? rankInTurns(provided, settings) : (await import('./bytes')).rankBytes(provided, name);

const asStep = ({ suggestion: { slug, options, take, inputs }, tool }: Tried): Step => {
  const main = mainInput(tool)?.[0];
  const others = Object.entries(inputs).filter(([name, value]) => name !== main && typeof value === 'string');
  return {
    tool: slug,
    options,
    ...(others.length > 0 && { inputs: Object.fromEntries(others) as Record<string, string> }),
    ...(take !== undefined && { take }),
  };
};

/** Follows what comes out of a decoder, as long as it is surely something again. */
async function goOn(tried: Tried, settings: DetectSettings, depth: number): Promise<readonly Tried[]> {
  const { guess, outcome } = tried;
  if (!guess.unpacks || !outcome || depth >= DEEPEST) return [tried];
  const inner = await toPipedValue(outcome.shown);
  if (typeof inner === 'string' && inner === tried.suggestion.inputs.input) return [tried];
  const [best] = (await rankAny(inner, { ...settings, typed: false })).filter(({ score }) => score >= SURE);
  const next = best && (await tryOut(best, inner, settings));
  // What stands in a step is in the chain's text: the value of the one before must be all it needs.
  if (!next || next.guess.input !== undefined || hasSecret(next)) return [tried];
  return [tried, ...(await goOn(next, settings, depth + 1))];
}

const hasSecret = ({ tool, suggestion: { options } }: Tried): boolean =>
  Object.keys(options).some((name) => tool.options[name]?.kind === 'secret');

async function followed(tried: Tried, settings: DetectSettings): Promise<Suggestion> {
  const way = await goOn(tried, settings, 1);
  const last = way.at(-1)!.suggestion;
  if (way.length === 1) return tried.suggestion;
  const chain: Chain = { steps: way.map(asStep), each: 'whole' };
  const first = tried.suggestion.why.replace(/ of text$/, '');
  // "Base64 of gzip" names its second step already, a data URI its type.
  const isMentioned = way.length === 2 && (first.includes(' of ') || first.endsWith(last.why.split(', ').at(-1)!));
  const why = isMentioned ? first : `${first} of ${last.why}`;
  const { preview, summary } = last;
  return { ...tried.suggestion, why, chain, ...(preview !== undefined && { preview, summary }) };
}

const MOST_WORDS_OF_SEARCH = 6;

/** Typed words that fit a tool by name are meant so, not as a text to count. */
async function isSearch(typed: string, guesses: readonly Ranked[]): Promise<boolean> {
  if (guesses.length === 0 || !/\p{L}/u.test(typed) || guesses.some(({ score }) => score >= GENERAL)) return false;
  const { hits, isAbsent } = (await import('../search')).searchTools(typed, 1);
  // What no tool does is asked for in a few words; in a sentence they mean something else.
  return hits.length > 0 || (isAbsent && typed.split(/\s+/).length <= MOST_WORDS_OF_SEARCH && !/[.!]$/.test(typed));
}

/**
 * The tools for something that nobody has named, best first; none where it is nothing in particular.
 * @param provided a text, or the beginning of a file and its name.
 */
export async function detect(
  provided: PipedValue,
  settings: DetectSettings & { name?: string },
): Promise<readonly Suggestion[]> {
  const { limit = LIMIT, signal, name, typed = false } = settings;
  const found: Suggestion[] = [];
  const ranked = await rankAny(provided, settings, name);
  if (typed && typeof provided === 'string' && (await isSearch(provided, ranked))) return [];
  for (const guess of ranked) {
    signal?.throwIfAborted();
    if (found.length >= limit) break;
    const tried = await tryOut(
      guess,
      typeof provided === 'string' && !provided.includes('\n') ? provided.trim() : provided,
      settings,
    );
    if (tried) found.push(await followed(tried, settings));
  }
  return found;
}
