import { type Entry, findEntry, relatedTo } from '../catalogue';
import { definedSlugs } from '../definitions';
import type { Guess } from './guess';
import { findReads, GENERAL, rank } from './rank';

const defined = new Set(definedSlugs);

/** Useful after nearly everything. */
const ALWAYS = [
  'base64-string',
  'hash-text',
  'text-formatter',
  'line-sorter',
  'remove-duplicate-lines',
  'qr-generator',
];

/** Whether a tool can be a step: one that makes something new only as the first. */
export const canBeStep = (slug: string, isFirst: boolean): boolean =>
  defined.has(slug) && (isFirst || !findEntry(slug)?.generator);

/** What is known of the text that goes on. */
function lookAt(text: string) {
  const all = rank(text);
  // What must be taken out of the text first is nothing that a step could do.
  const fitting = all.filter(({ input }) => input === undefined);
  return { fitting, form: all[0] && all[0].score >= GENERAL ? findReads(all[0].slug) : undefined };
}

const normal = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The tools in an order for this very result: made for it, able to read it, for any text, for something else. A tool whose whole name
 * was typed comes first, and without a result the order stays.
 */
export function inOrderOfFit(tools: readonly Entry[], text: string, typed = ''): readonly Entry[] {
  const isNamed = ({ name }: Entry) => normal(name) === normal(typed);
  if (text.trim() === '') return [...tools].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const { fitting, form } = lookAt(text);
  const made = new Set(fitting.filter(({ score }) => score >= GENERAL).map(({ slug }) => slug));
  const distance = (entry: Entry): number => {
    const { slug } = entry;
    if (isNamed(entry)) return -1;
    if (made.has(slug)) return 0;
    const reads = findReads(slug);
    if (reads === undefined) return 2;
    return reads === form ? 1 : 3;
  };
  return [...tools].sort((a, b) => distance(a) - distance(b));
}

interface NextSteps {
  readonly fits: readonly Entry[];
  readonly related: readonly Entry[];
  /** What the text wants to be set: to decode it, the language it is in. By slug, where it is not the default. */
  readonly options: ReadonlyMap<string, NonNullable<Guess['options']>>;
}

/** The tools that fit this very text, best first, then those that stand near the one it came from. */
export function suggestFor(text: string, from: string | undefined): NextSteps {
  const { fitting } = lookAt(text);
  const slugs = [...new Set([...fitting.map(({ slug }) => slug), ...ALWAYS])];
  const entry = from === undefined ? undefined : findEntry(from);
  return {
    fits: slugs
      .filter((slug) => canBeStep(slug, false))
      .flatMap((slug) => findEntry(slug) ?? [])
      .slice(0, 8),
    related: entry
      ? inOrderOfFit(
          relatedTo(entry).filter(({ slug }) => defined.has(slug)),
          text,
        )
      : [],
    // The best guess of each tool is the last that is set.
    options: new Map(
      [...fitting].reverse().flatMap(({ slug, options }) => (options ? [[slug, options] as const] : [])),
    ),
  };
}
