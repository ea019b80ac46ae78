import { shorten } from '@/engines/excerpt';
import { joinWithOr, slipsBetween } from '@/engines/text/nearest';
import { entries, findEntry } from './catalogue';
import { definedSlugs } from './definitions';

const MOST = 3;
/** Longer than any name there is. */
const LONGEST_NAME = 100;

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** A slip in four letters, as the search of the site allows it; a longer word may have two. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** The tools that were probably meant, or others of these names, nearest first: spelt nearly so, or speaking of all the words that were typed. */
function nearestTools(typed: string, others: readonly string[] = []): readonly string[] {
  const words = splitWords(typed);
  const wanted = words.join('-');
  const commands = new Set(definedSlugs);
  const candidates = [
    ...others.map((name) => ({ name, about: [] as string[] })),
    ...entries
      .filter(({ slug }) => commands.has(slug))
      .map(({ slug, name, keywords }) => ({ name: slug, about: splitWords([slug, name, ...keywords].join(' ')) })),
  ];
  /** Of the whole name, or, counted as further away than any of these, of each word to the nearest one. */
  const farFrom = ({ name, about }: (typeof candidates)[number]): number => {
    const whole = slipsBetween(wanted, name, 100);
    if (whole <= slipsIn(wanted)) return whole;
    // The beginning of a name without its hyphens: jsonformat.
    if (wanted.length > 5 && name.replaceAll('-', '').startsWith(wanted.replaceAll('-', '')))
      return MOST * 0.5 + name.length / 100;
    // Named so, or nearly: before those that only have to do with it. What begins so is meant more often than what ends so.
    const parts = name.split('-');
    const at = parts.findIndex((part) => slipsBetween(wanted, part, slipsIn(wanted)) <= slipsIn(wanted));
    const isSame = parts.includes(wanted) ? 0 : 0.5;
    if (at >= 0) return MOST * (isSame + (at === 0 ? 0.1 : 0.2) + parts.length / 100);
    const slips = words.map((word) => {
      const least = Math.min(...about.map((other) => slipsBetween(word, other, slipsIn(word))));
      return least <= slipsIn(word) ? least : Number.POSITIVE_INFINITY;
    });
    return slips.reduce((sum, next) => sum + next, words.length > 0 ? MOST + whole / 100 : Number.POSITIVE_INFINITY);
  };
  return candidates
    .map((candidate) => ({ name: candidate.name, far: farFrom(candidate) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** " Did you mean a or b?", to stand behind a message about a tool that there is not; empty where none is near. */
export function didYouMeanTool(typed: string, others?: readonly string[]): string {
  const near = nearestTools(typed.slice(0, LONGEST_NAME), others);
  return near.length > 0 ? ` Did you mean ${joinWithOr(near)}?` : '';
}

/** What is said of a tool that cannot be run by this name. */
export function noToolCalled(slug: string): string {
  const page = findEntry(slug);
  return page
    ? `${page.name} works only as a page.`
    : `There is no tool called "${shorten(slug)}".${didYouMeanTool(slug)}`;
}
