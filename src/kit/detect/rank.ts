import { findEntry } from '../catalogue';
import type { Detect, Guess, Reads } from './guess';

export interface Ranked extends Guess {
  readonly slug: string;
}

const found = import.meta.glob<Detect>('../../tools/*/*/detect.ts', { eager: true, import: 'default' });
const detectors = Object.entries(found).map(([path, detect]) => [path.split('/').at(-2)!, detect] as const);

const reading: ReadonlyMap<string, Reads | undefined> = new Map(
  detectors.map(([slug, { reads }]) => [slug, reads] as const),
);
/** What a tool reads, where it can do nothing with other texts. */
export const findReads = (slug: string): Reads | undefined => reading.get(slug);

export const detectedSlugs: readonly string[] = detectors.map(([slug]) => slug);

/** How much of a text is looked at. */
export const SAMPLE = 65_536;
/** Lines that are looked at one by one, where a text is several of the same thing. */
const LINES = 12;

/** Below this a guess says what can be done with any text or any number, not what this one is. */
export const GENERAL = 0.5;
/** Where something is known as surely as this, what goes with anything is left out. */
const CERTAIN = 0.8;

const popularity = ({ slug }: Ranked) => findEntry(slug)?.popularity ?? 0;
const byScore = (a: Ranked, b: Ranked) => b.score - a.score || popularity(b) - popularity(a);

/** Asks one detector after the other; between two of them others may have their turn. */
function* asking(text: string, isCut: boolean, now: number): Generator<undefined, Ranked[]> {
  const found: Ranked[] = [];
  for (const [slug, detect] of detectors) {
    for (const guess of [detect(text, isCut, now) ?? []].flat()) found.push({ ...guess, slug });
    yield;
  }
  return found;
}

function drained<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
const ask = (text: string, isCut: boolean, now: number) => drained(asking(text, isCut, now));

/** Several lines that are each the same thing are many of it; the tool must take them all as they stand. */
function* askByLine(text: string, now: number): Generator<undefined, Ranked[]> {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 || lines.some((line) => line.length > 1000)) return [];
  const byLine: Ranked[][] = [];
  for (const line of lines.slice(0, LINES)) byLine.push(yield* asking(line.trim(), false, now));
  return (byLine[0] ?? []).flatMap((first) => {
    const same = byLine.map((guesses) => guesses.find((one) => one.slug === first.slug && sameOptions(one, first)));
    if (!same.every((guess) => guess && guess.input === undefined && !guess.typed)) return [];
    return [{ ...first, why: `${lines.length} lines: ${first.why}` }];
  });
}

const sameOptions = (a: Guess, b: Guess) => JSON.stringify(a.options) === JSON.stringify(b.options);

/** A value as it stands in a program or a settings file: in quotes, with a comma behind them. */
const QUOTED = /^(["'`])([^"'`\n]{2,2000})\1[,;]?$|^([^\s,;]+)[,;]$/;

/** A question is not longer than this. */
const QUESTION_WORDS = 16;
/** What stands in a question must be told by itself as surely as this. */
const TELLING = 0.7;

/** "what day is 1700000000 in Tokyo": the value in the middle of a question, where it says which tool is meant. */
function askForValues(text: string, now: number): Ranked[] {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > QUESTION_WORDS) return [];
  const values = words
    .map((word) => word.replace(/^["'(]|["'),;?!]+$/g, ''))
    .filter((word) => /[^\p{L}'’-]/u.test(word));
  return values
    .flatMap((value) => ask(value, false, now).map((guess) => ({ ...guess, input: guess.input ?? value })))
    .filter(({ score, typed }) => score >= TELLING && !typed)
    .map((guess) => ({ ...guess, score: guess.score - (1 - TELLING) }));
}

/** Without the indentation that all lines share. */
function dedented(text: string): string {
  const lines = text.split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const depth = Math.min(...depths);
  return depth > 0 ? lines.map((line) => line.slice(depth)).join('\n') : text;
}

interface RankSettings {
  readonly typed?: boolean;
  readonly now?: number;
}

function* ranking(provided: string, { typed = false, now = Date.now() }: RankSettings): Generator<undefined, Ranked[]> {
  const isCut = provided.length > SAMPLE;
  const start = provided.slice(0, SAMPLE).replace(/^\uFEFF/, '');
  const text = dedented(start.replace(/^\s*\n/, '')).trim();
  if (text === '') return [];
  const whole = (yield* asking(text, isCut, now)).filter((guess) => typed || !guess.typed);
  const known = new Set(whole.map(({ slug }) => slug));
  const byLine = isCut ? [] : (yield* askByLine(text, now)).filter(({ slug }) => !known.has(slug));
  const all = [...whole, ...byLine].sort(byScore);
  const isCertain = (all[0]?.score ?? 0) >= CERTAIN;
  const found = isCertain ? all.filter(({ score }) => score >= GENERAL) : all;
  if (typed && !found.some(({ score }) => score >= GENERAL)) {
    const values = askForValues(text, now).sort(byScore);
    if (values.length > 0) return values;
  }
  const [, , quoted, before] = QUOTED.exec(text) ?? [];
  const bare = quoted ?? before;
  if (found.length > 0 || bare === undefined) return found;
  return rank(bare, { typed, now }).map((guess) => ({ ...guess, input: guess.input ?? bare }));
}

/** The tools a text may be for, best first. Nothing is run. */
export const rank = (provided: string, settings: RankSettings = {}): Ranked[] => drained(ranking(provided, settings));

/** As long as a page may be held at a time. */
const TURN_MS = 8;

/** The same, without holding the page: a long text on a slow machine takes a while. */
export async function rankInTurns(provided: string, settings: RankSettings = {}): Promise<Ranked[]> {
  const work = ranking(provided, settings);
  let started = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - started < TURN_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  }
}
