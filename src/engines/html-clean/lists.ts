import { type Item, isBlank, isPiece, type Piece, piece } from './tree';

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const readRoman = (text: string): number =>
  [...text.toLowerCase()].reduce((sum, sign, at, all) => {
    const value = ROMAN[sign] ?? 0;
    return sum + (value < (ROMAN[all[at + 1]!] ?? 0) ? -value : value);
  }, 0);

/** What the sign before an item says: a number of some kind with a dot or a bracket, else a dot or a dash. */
export function readMarker(marker: string): Pick<NonNullable<Piece['listed']>, 'ordered' | 'type' | 'number'> {
  const [, sign] = /^\(?(?:\d+\.)*(\d{1,6}|[a-z]{1,8})[.)]/i.exec(marker.trim()) ?? [];
  if (sign === undefined) return { ordered: false };
  if (/^\d/.test(sign)) return { ordered: true, number: Number(sign) };
  const upper = sign === sign.toUpperCase();
  // A single i could be the ninth letter; as the first of a list it is one.
  if (/^[ivxlc]+$/i.test(sign) && (sign.length > 1 || /i/i.test(sign)))
    return { ordered: true, type: upper ? 'I' : 'i', number: readRoman(sign) };
  return { ordered: true, type: upper ? 'A' : 'a', number: sign.toLowerCase().charCodeAt(0) - 96 };
}

interface Open {
  level: number;
  id: string;
  list: Piece;
}

/** Paragraphs that were numbered or dotted become lists, one within the other by their levels. */
export function gatherLists(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  let open: Open[] = [];
  let between: Item[] = [];
  for (const item of items) {
    if (!isPiece(item) || !item.listed) {
      if (isBlank(item)) between.push(item);
      else {
        for (const one of [...between, item]) out.push(one);
        between = [];
        open = [];
      }
      continue;
    }
    between = [];
    const { level, list, ordered, type, number } = item.listed;
    const id = `${list} ${ordered} ${type}`;
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)!.id !== id) open.pop();
    if (open.at(-1)?.level !== level) {
      const attributes = new Map<string, string>();
      if (type) attributes.set('type', type);
      if (number !== undefined && number > 1) attributes.set('start', String(number));
      const made = piece(ordered ? 'ol' : 'ul', [], attributes);
      const outer = open.at(-1)?.list.children.at(-1);
      if (isPiece(outer)) outer.children.push(made);
      else out.push(made);
      open.push({ level, id, list: made });
    }
    delete item.listed;
    item.tag = 'li';
    open.at(-1)!.list.children.push(item);
  }
  return [...out, ...between];
}
