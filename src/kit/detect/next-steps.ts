import { type Entry, findEntry, relatedTo } from '../catalogue';
import { definedSlugs } from '../definitions';
import { rank } from './rank';

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

/** The tools that fit this very text, best first, then those that stand near the one it came from. */
export function suggestFor(
  text: string,
  from: string | undefined,
): { fits: readonly Entry[]; related: readonly Entry[] } {
  // What must be taken out of the text first is nothing that a step could do.
  const fitting = rank(text).filter(({ input }) => input === undefined);
  const slugs = [...new Set([...fitting.map(({ slug }) => slug), ...ALWAYS])];
  const entry = from === undefined ? undefined : findEntry(from);
  return {
    fits: slugs
      .filter((slug) => canBeStep(slug, false))
      .flatMap((slug) => findEntry(slug) ?? [])
      .slice(0, 8),
    related: entry ? relatedTo(entry).filter(({ slug }) => defined.has(slug)) : [],
  };
}
