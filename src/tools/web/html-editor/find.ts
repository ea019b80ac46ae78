import { LINE } from './blocks';

const BLOCK = `${LINE}, blockquote, table, ul, ol, dl, dt, dd, figure, figcaption, caption`;
/** More would be of no use to anybody, and each is drawn. */
export const MOST_FOUND = 10_000;

export interface Found {
  readonly start: Text;
  readonly from: number;
  readonly end: Text;
  readonly to: number;
}

const fold = (text: string, matchCase: boolean): string => {
  const plain = text.replaceAll('\u00a0', ' ');
  if (matchCase) return plain;
  const lower = plain.toLowerCase();
  // Of some letters the small one is longer: then places would no longer fit.
  return lower.length === plain.length ? lower : plain;
};

/** Where a text stands in the document, across bold and linked words, never across two lines. */
export function findAll(root: Element, wanted: string, matchCase: boolean): readonly Found[] {
  const found: Found[] = [];
  const needle = fold(wanted, matchCase);
  if (needle === '') return found;
  let texts: Text[] = [];
  let line = '';
  const search = () => {
    const haystack = fold(line, matchCase);
    // Of the same text, so the places go up: each is looked for from where the last was.
    let at = 0;
    let passed = 0;
    const place = (offset: number, isEnd: boolean): [Text, number] => {
      while (
        at < texts.length - 1 &&
        (isEnd ? offset > passed + texts[at]!.length : offset >= passed + texts[at]!.length)
      ) {
        passed += texts[at]!.length;
        at++;
      }
      return [texts[at]!, offset - passed];
    };
    for (
      let index = haystack.indexOf(needle);
      index !== -1 && found.length < MOST_FOUND;
      index = haystack.indexOf(needle, index + needle.length)
    ) {
      const [start, from] = place(index, false);
      const [end, to] = place(index + needle.length, true);
      found.push({ start, from, end, to });
    }
    texts = [];
    line = '';
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      if (node.nodeName === 'BR' && line !== '') search();
      continue;
    }
    const around = node.parentElement!.closest(BLOCK);
    if (around !== block) {
      search();
      block = around;
    }
    texts.push(node);
    line += node.data;
  }
  search();
  return found;
}

export function toRange({ start, from, end, to }: Found): Range {
  const range = document.createRange();
  range.setStart(start, from);
  range.setEnd(end, to);
  return range;
}

/** The last first, so that the places of the others stay right. The new text looks as the old one began. */
export function replaceFound(found: readonly Found[], text: string): void {
  for (const one of found.toReversed()) {
    const { start, from, end, to } = one;
    if (start === end) start.replaceData(from, to - from, text);
    else {
      toRange(one).deleteContents();
      start.insertData(from, text);
    }
  }
}
