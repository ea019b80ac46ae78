import { gatherLists } from './lists';
import { type Item, isBlank, isBlock, isPiece, type Piece, piece } from './tree';

const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code'];
/** Lines in these are told apart by breaks. */
const LINES = /^(?:h[1-6]|li|dt|dd|figure|figcaption|caption|address|td|th)$/;
const CELLS = /^(?:td|th)$/;

const isPlain = (item: Item | undefined, ...tags: string[]): item is Piece =>
  isPiece(item, ...tags) && item.attributes.size === 0;
const isShown = (item: Item): boolean =>
  typeof item === 'string'
    ? /[^ \t\n\f\r]/.test(item)
    : /^(?:br|hr|img|wbr|td|th)$/.test(item.tag) ||
      (item.tag === 'col' && item.attributes.size > 0) ||
      item.children.some(isShown);
/** Nothing but blanks, hard ones too, and breaks. */
const isHollow = (item: Item): boolean =>
  typeof item === 'string'
    ? /^[\s\u00a0]*$/.test(item)
    : item.tag === 'br' || (!/^(?:hr|img|col|td|th)$/.test(item.tag) && item.children.every(isHollow));

/** Neighbours that say the same become one. */
function join(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  const grown = new Set<Piece>();
  for (const item of items) {
    const last = out.at(-1);
    if (typeof item === 'string' && typeof last === 'string') out[out.length - 1] = last + item;
    else if (isPlain(item, ...MARKS) && isPlain(last, item.tag)) {
      for (const child of item.children) last.children.push(child);
      grown.add(last);
    } else out.push(item);
  }
  for (const one of grown) one.children = join(one.children);
  return out;
}

/** A list right within a list belongs to the item before it. */
function adoptLists(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  for (const item of items) {
    if (isBlank(item)) continue;
    if (isPiece(item, 'li')) out.push(item);
    else {
      const last = out.at(-1);
      if (isPiece(last)) last.children.push(item);
      else out.push(piece('li', [item]));
    }
  }
  return out;
}

/** The last break in a block is not seen. */
function withoutLastBreak(items: readonly Item[]): Item[] {
  let end = items.length;
  while (end > 0 && isBlank(items[end - 1]!)) end--;
  const last = items[end - 1];
  if (isPlain(last, 'br'))
    return end > 1 && items.slice(0, end - 1).some(isShown) ? items.slice(0, end - 1) : [...items];
  return [...items];
}

/** Boxes without a meaning: what they hold takes their place, and their lines stay lines. */
function openBoxes(items: readonly Item[], parent: string): Item[] {
  const inLine = LINES.test(parent);
  const out: Item[] = [];
  for (const item of items) {
    if (!isPlain(item, 'div')) {
      out.push(item);
      continue;
    }
    if (item.children.some(isBlock)) {
      for (const child of item.children) out.push(child);
    } else if (inLine) {
      const before = out.findLast((one) => !isBlank(one));
      if (before !== undefined && !isBlock(before) && !isPiece(before, 'br')) out.push(piece('br'));
      for (const child of item.children) out.push(child);
      out.push(piece('br'));
    } else out.push({ ...item, tag: 'p' });
  }
  return out;
}

export interface TidyOptions {
  /** Empty paragraphs are a word processor's way to make room. */
  dropHollow: boolean;
}

/** Puts pieces in order, from the innermost outwards. */
export function tidy(items: readonly Item[], options: TidyOptions, parent = ''): Item[] {
  if (parent === 'pre') return [...items];
  let tidied: Item[] = items.map((item) => {
    if (typeof item === 'string') return item;
    return { ...item, children: tidy(item.children, options, item.tag) };
  });
  const isEmpty = (item: Item): boolean =>
    isPiece(item) &&
    !/^(?:td|th|tr|col|br|hr|img|wbr)$/.test(item.tag) &&
    (!isShown(item) || (options.dropHollow && isBlock(item) && item.tag !== 'table' && isHollow(item)));
  tidied = tidied.filter((item) => !isEmpty(item));
  // Lists of which every item says for itself where it belongs.
  tidied = tidied.flatMap((item) =>
    isPiece(item, 'ul', 'ol') && item.children.some((one) => isPiece(one) && one.listed)
      ? item.children.filter((one) => !isBlank(one))
      : [item],
  );
  if (!/^[uo]l$/.test(parent)) tidied = gatherLists(openBoxes(tidied, parent));
  else if (!tidied.some((one) => isPiece(one) && one.listed)) tidied = adoptLists(tidied);
  tidied = join(tidied);
  if (tidied.some(isBlock)) {
    // Breaks between blocks are not seen, or were meant as room; nor is the last one before a block.
    const kept: Item[] = [];
    let last: number | undefined;
    for (const item of tidied) {
      const before = last === undefined ? undefined : kept[last]!;
      if (isPiece(item, 'br') && (before === undefined || isBlock(before))) continue;
      if (isBlock(item) && isPiece(before, 'br')) kept.length = last!;
      kept.push(item);
      if (!isBlank(item)) last = kept.length - 1;
    }
    tidied = kept;
    if (parent === 'li') {
      const first = tidied.find((one) => !isBlank(one));
      if (isOnlyLine(first, tidied)) tidied = tidied.flatMap((item) => (item === first ? item.children : [item]));
    }
    if (CELLS.test(parent) || parent === 'figcaption' || parent === 'caption') {
      const shown = tidied.filter((one) => !isBlank(one));
      if (shown.length === 1 && isPlain(shown[0], 'p')) tidied = shown[0].children;
    }
  }
  // What an editor puts into an empty cell to stand in.
  if (CELLS.test(parent) && tidied.every((one) => isBlank(one) || isPlain(one, 'br'))) return [];
  return join(
    parent === '' || /^(?:ul|ol|table|tbody|thead|tfoot|tr)$/.test(parent) ? tidied : withoutLastBreak(tidied),
  );
}

/** A paragraph that is all the text of an item, with or without a list below it. */
const isOnlyLine = (item: Item | undefined, all: readonly Item[]): item is Piece =>
  isPlain(item, 'p') && all.every((one) => one === item || isBlank(one) || isPiece(one, 'ul', 'ol'));
