import { parseXml } from '@/engines/data/xml';
import type { XmlDoctype } from '@/engines/data/xml-doctype';

/** A piece of a document as it is written. */
type Piece =
  | { kind: 'text' | 'comment' | 'other'; raw: string }
  | {
      kind: 'element';
      name: string;
      attributes: string[];
      children: Piece[];
      raw: string;
      isClosed: boolean;
      keepsSpace: boolean;
    };
type Element = Extract<Piece, { kind: 'element' }>;

/** The pieces of a well-formed text; throws `InputError` with the place where it is not. */
function splitPieces(source: string): Piece[] {
  const top: Piece[] = [];
  const open: { element: Element; from: number }[] = [];
  const add = (piece: Piece) => (open.at(-1)?.element.children ?? top).push(piece);
  let doctype: XmlDoctype | undefined;
  // A document type can say for all elements of a name that their white space counts.
  const isPreserved = (name: string) => doctype?.attributes.get(name)?.get('xml:space')?.fallback?.text === 'preserve';
  parseXml(source, (markup) => {
    const { kind, start, end } = markup;
    const raw = source.slice(start, end);
    // What is marked as text is text, however it is written.
    if (kind === 'text' || kind === 'cdata') add({ kind: 'text', raw });
    else if (kind === 'comment') add({ kind, raw });
    else if (kind === 'end') {
      const { element, from } = open.pop()!;
      element.raw = source.slice(from, end);
      add(element);
    } else if (kind === 'tag') {
      const { name, isClosed } = markup;
      const attributes = markup.attributes.map((one) => `${one.name}=${one.value}`);
      const keepsSpace = isPreserved(name) || attributes.some((one) => /^xml:space=["']preserve["']$/.test(one));
      const element: Element = { kind: 'element', name, attributes, children: [], raw, isClosed, keepsSpace };
      if (isClosed) add(element);
      else open.push({ element, from: start });
    } else {
      if (kind === 'doctype') doctype = markup.doctype;
      add({ kind: 'other', raw });
    }
  });
  return top;
}

const isBlank = (piece: Piece) => piece.kind === 'text' && /^[ \t\r\n]*$/.test(piece.raw);
/** White space may change where there is no other text: beside words it parts them, and alone it may be what is meant. */
const isFree = (element: Element) =>
  !element.keepsSpace &&
  element.children.some(({ kind }) => kind !== 'text') &&
  element.children.every((child) => child.kind !== 'text' || isBlank(child));

const WIDTH = 80;

function getTag({ name, attributes, isClosed }: Element, indent: string, step: string): string {
  const end = isClosed ? '/>' : '>';
  const line = [`<${name}`, ...attributes].join(' ') + (isClosed ? ' />' : '>');
  if (attributes.length < 2 || indent.length + line.length <= WIDTH) return line;
  return `<${name}\n${attributes.map((one) => `${indent}${step}${one}`).join('\n')}\n${indent}${end}`;
}

/** One blank line between two pieces stays; more become one. */
const isParted = (piece: Piece | undefined) =>
  piece?.kind === 'text' && isBlank(piece) && /\n[ \t\r]*\n/.test(piece.raw);

function layOut(pieces: readonly Piece[], indent: string, step: string, lines: string[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (isBlank(piece)) continue;
    if (at > 1 && isParted(pieces[at - 1])) lines.push('');
    if (piece.kind !== 'element') lines.push(indent + piece.raw);
    else if (isFree(piece)) {
      lines.push(indent + getTag(piece, indent, step));
      layOut(piece.children, indent + step, step, lines);
      lines.push(`${indent}</${piece.name}>`);
    } else if (piece.isClosed) lines.push(indent + getTag(piece, indent, step));
    else lines.push(`${indent + getTag(piece, indent, step) + withoutBrackets(piece)}</${piece.name}>`);
  }
}

/** Between its tags, as it is written. */
const withoutBrackets = ({ children }: Element): string => children.map(({ raw }) => raw).join('');

/** The mark of the encoding that a file may begin with, before which nothing can stand. */
const orderMark = (source: string): string => (source.startsWith('\ufeff') ? '\ufeff' : '');

/** XML with its elements on lines of their own. Text, attributes and whatever stands beside text stay to the letter. */
export function formatXml(source: string, { indent = 2 }: { indent?: number } = {}): string {
  const lines: string[] = [];
  layOut(splitPieces(source), '', ' '.repeat(indent), lines);
  return `${orderMark(source)}${lines.join('\n')}\n`;
}

function shorten(pieces: readonly Piece[], isKept: boolean, parts: string[]): void {
  for (const piece of pieces) {
    if (piece.kind === 'comment' || (!isKept && isBlank(piece))) continue;
    if (piece.kind !== 'element') {
      parts.push(piece.raw);
      continue;
    }
    const tag = [`<${piece.name}`, ...piece.attributes].join(' ');
    if (piece.isClosed || piece.children.length === 0) {
      parts.push(`${tag}/>`);
      continue;
    }
    parts.push(`${tag}>`);
    shorten(piece.children, isKept || !isFree(piece), parts);
    parts.push(`</${piece.name}>`);
  }
}

/** XML without comments and without the white space that only lays it out. */
export function minifyXml(source: string): string {
  const parts: string[] = [orderMark(source)];
  shorten(splitPieces(source), false, parts);
  return parts.join('');
}
