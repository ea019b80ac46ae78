/** Part of a document, whole in itself. */
export interface Piece {
  html: string;
  /** How many elements at its start, one in the other, go on those at the end of the piece before. */
  joins: number;
}

const LENGTH = 10_000;
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*>/g;

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const VOID = names('br col hr img wbr');
/** A document can be cut after these, but only within those. */
const BLOCKS = names('blockquote div dl h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul');
const CONTAINERS = names('article blockquote div ol section table tbody tfoot thead ul');

/** Clean HTML in pieces of some pages each; lists and tables are cut between their items and rows. */
export function cutDocument(html: string, length = LENGTH): Piece[] {
  const pieces: Piece[] = [];
  const open: { name: string; tag: string }[] = [];
  let from = 0;
  let reopened: readonly { name: string; tag: string }[] = [];
  const take = (to: number) => {
    const before = reopened.map(({ tag }) => tag).join('');
    const after = open.map(({ name }) => `</${name}>`).reverse();
    pieces.push({ html: before + html.slice(from, to) + after.join(''), joins: reopened.length });
    reopened = [...open];
    from = to;
  };
  for (const { 0: tag, 1: closing, 2: name, index } of html.matchAll(TAG)) {
    if (closing === '' && !VOID.has(name!)) open.push({ name: name!, tag });
    else {
      if (closing !== '' && open.at(-1)?.name === name) open.pop();
      const end = index + tag.length;
      if (end - from >= length && BLOCKS.has(name!) && open.every((one) => CONTAINERS.has(one.name))) take(end);
    }
  }
  const isRest = !/^(?:\s|<\/[a-z0-9]+>)*$/.test(html.slice(from));
  if (isRest || pieces.length === 0) take(html.length);
  return pieces;
}

/** Moves what stands in `piece` to the end of `root`. */
export function appendPiece(root: Element, piece: Element, joins: number): void {
  let into = root;
  let part = piece;
  for (let level = 0; level < joins; level++) {
    const last = into.lastElementChild;
    const first = part.firstElementChild;
    if (!last || first?.nodeName !== last.nodeName) break;
    into = last;
    part = first;
  }
  while (part !== piece) {
    const around = part.parentElement!;
    into.append(...part.childNodes);
    part.remove();
    part = around;
    into = into.parentElement!;
  }
  root.append(...piece.childNodes);
}
