import { isElement, readPage } from '@/engines/markup/read';
import { Converter } from './convert';
import { HARMFUL } from './harmful';
import { layout } from './layout';
import { findOrigin, type Origin } from './origin';
import { tidy } from './tidy';
import { type Item, isBlank, isPiece } from './tree';

export interface CleanOptions {
  /** Colours, fonts, sizes, classes and ids stay. */
  keepStyles: boolean;
}
export interface CleanHtml {
  html: string;
  origin: Origin;
  /** What went, by name with how often, most harmful first; a word processor's own markup is not counted. */
  removed: readonly string[];
}

const isEmptyLine = (item: Item): boolean =>
  isBlank(item) ||
  (isPiece(item, 'p') &&
    item.attributes.size === 0 &&
    item.children.every((one) => isBlank(one) || isPiece(one, 'br')));

function trim(items: readonly Item[]): Item[] {
  let from = 0;
  let to = items.length;
  while (from < to && isBlank(items[from]!)) from++;
  while (to > from && isEmptyLine(items[to - 1]!)) to--;
  return items.slice(from, to);
}

/** What can carry a script or send something, though it is not the only use of it. */
const SUSPECT = [...HARMFUL.filter((tag) => tag !== 'style'), 'form', 'math', 'svg'].map((tag) => `<${tag}>`);
const isHarmful = (what: string): boolean => /^(?:on|unsafe)/.test(what) || SUSPECT.includes(what);

/**
 * HTML of any origin as a plain document: headings, paragraphs, lists, tables, links and pictures, laid out for reading. What
 * word processors add goes, what they mean stays. Safe by what it lets through; a page that shows it sanitises once more.
 */
export function cleanHtml(source: string, { keepStyles }: CleanOptions): CleanHtml {
  const origin = findOrigin(source);
  const page = readPage(source);
  const converter = new Converter({ keepStyles, origin });
  const root = page.childNodes.find(isElement);
  const items = (root?.childNodes ?? [])
    .filter(isElement)
    // A head holds nothing that is shown; it is walked to tell what went with it.
    .flatMap((part) => converter.all(part.childNodes));
  const html = layout(trim(tidy(items, { dropHollow: origin !== undefined })));
  const removed = [...converter.removed]
    .sort(([one], [other]) => Number(isHarmful(other)) - Number(isHarmful(one)))
    .map(([what, count]) => (count > 1 ? `${what} ×${count}` : what));
  return { html, origin, removed };
}
