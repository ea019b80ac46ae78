import { isIdle, isRedundant, unquote } from './attributes';
import { BOOLEAN_ATTRIBUTES } from './boolean-attributes';
import { applyCuts, type Cut } from './cuts';
import type { InnerCode } from './inner-code';
import { optionalTags } from './optional-tags';
import { getNodes, type Placed } from './placed';
import {
  type ChildNode,
  type Doctype,
  type Document,
  isComment,
  isDoctype,
  isElement,
  isHtml,
  isText,
  readHtml,
  readPage,
  type TextNode,
  type Tokens,
} from './read';
import { isKeptComment, isSamePage } from './same';
import { collapse, lostEdges } from './whitespace';

export interface MinifyHtmlOptions {
  removeWhitespace: boolean;
  removeComments: boolean;
  collapseBooleanAttributes: boolean;
  shortenDoctype: boolean;
  removeOptionalTags: boolean;
  removeQuotes?: boolean;
  removeRedundant?: boolean;
  removeEmpty?: boolean;
  sortAttributes?: boolean;
  /** What to write in place of the code in it. */
  code?: InnerCode;
}

export interface MinifiedHtml {
  html: string;
  /** The doctype stays because the page would be drawn in another mode without its identifiers. */
  doctypeKept: boolean;
  /** What was not done because the page would have been another afterwards. */
  provided: readonly (keyof MinifyHtmlOptions)[];
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr keygen frame'.split(' '));
const SPACE_FIRST = /^[ \t\n\f\r]+/;

const rewritesTags = ({ removeQuotes, removeRedundant, removeEmpty, sortAttributes, code }: MinifyHtmlOptions) =>
  removeQuotes || removeRedundant || removeEmpty || sortAttributes || code !== undefined;

/** How often each attribute stands in the page: in the same order everywhere, what is compressed repeats itself. */
function countAttributes({ startTags }: Tokens): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { attrs } of startTags) for (const { name } of attrs) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function writeValue(name: string, value: string): string {
  const safe = value.replace(/&(?=[a-z\d#])/gi, '&amp;');
  return safe.includes('"') && !safe.includes("'")
    ? `${name}='${safe}'`
    : `${name}="${safe.replaceAll('"', '&quot;')}"`;
}

/** The start tag without the attributes that say nothing, in order and without quotes, as far as that is wanted. */
function writeTag(
  source: string,
  { tagName, location, attrs, selfClosing }: Tokens['startTags'][number],
  options: MinifyHtmlOptions,
  counts: ReadonlyMap<string, number>,
): string {
  const name = /^[^\s/>]+/.exec(source.slice(location!.startOffset + 1, location!.endOffset))![0];
  const isCustom = name.includes('-');
  const kept = attrs.filter(
    (one) => !(options.removeRedundant && isRedundant(tagName, one, attrs)) && !(options.removeEmpty && isIdle(one)),
  );
  if (options.sortAttributes)
    kept.sort((a, b) => counts.get(b.name)! - counts.get(a.name)! || (a.name < b.name ? -1 : 1));
  const written = kept.map((one) => {
    const { startOffset, endOffset } = location!.attrs![one.name]!;
    const text = source.slice(startOffset, endOffset);
    const equals = text.indexOf('=', 1);
    if (equals === -1) return text;
    const plain = text.slice(0, equals).trimEnd();
    if (options.collapseBooleanAttributes && BOOLEAN_ATTRIBUTES.has(one.name) && !isCustom) return plain;
    const shorter = one.name === 'style' ? options.code?.inline.get(one.value) : undefined;
    const tight = shorter === undefined ? `${plain}=${text.slice(equals + 1).trimStart()}` : writeValue(plain, shorter);
    return options.removeQuotes ? unquote(tight) : tight;
  });
  const closes = selfClosing && !VOID.has(name.toLowerCase());
  const gap = closes && /=[^"']*[^"']$/.test(written.at(-1) ?? '') ? ' ' : '';
  return `<${[name, ...written].join(' ')}${gap}${closes ? '/' : ''}>`;
}

/** White space between attributes, around their signs and before the end of the tag, and values that say nothing. */
function cutTags(
  source: string,
  tokens: Tokens,
  options: MinifyHtmlOptions,
  foreign: ReadonlySet<number>,
  cuts: Cut[],
): void {
  const counts = options.sortAttributes ? countAttributes(tokens) : new Map<string, number>();
  for (const tag of tokens.startTags) {
    const { location, selfClosing } = tag;
    if (!location) continue;
    const { startOffset: from, endOffset: to } = location;
    // A tag that the text ends in has no end to write; of those of SVG the attributes go by other names.
    const isWhole = source[to - 1] === '>' && tag.attrs.every(({ name }) => location.attrs?.[name]);
    if (rewritesTags(options) && isWhole && !foreign.has(from)) {
      cuts.push({ from, to, instead: writeTag(source, tag, options, counts) });
      continue;
    }
    const [name = ''] = /^[^\s/>]+/.exec(source.slice(location.startOffset + 1, location.endOffset)) ?? [];
    const isCustom = name.includes('-');
    let end = location.startOffset + 1 + name.length;
    const attributes = Object.entries(location.attrs ?? {}).sort(([, a], [, b]) => a.startOffset - b.startOffset);
    let last = '';
    for (const [attribute, { startOffset, endOffset }] of attributes) {
      const text = source.slice(startOffset, endOffset);
      if (options.removeWhitespace && startOffset > end) cuts.push({ from: end, to: startOffset, instead: ' ' });
      const equals = text.indexOf('=', 1);
      last = text;
      const shorter =
        attribute === 'style'
          ? options.code?.inline.get(tag.attrs.find(({ name }) => name === attribute)?.value ?? '')
          : undefined;
      if (options.collapseBooleanAttributes && equals !== -1 && BOOLEAN_ATTRIBUTES.has(attribute) && !isCustom) {
        last = text.slice(0, equals).trimEnd();
        cuts.push({ from: startOffset, to: endOffset, instead: last });
      } else if ((options.removeWhitespace || rewritesTags(options)) && equals !== -1) {
        const name = text.slice(0, equals).trimEnd();
        last = shorter === undefined ? `${name}=${text.slice(equals + 1).trimStart()}` : writeValue(name, shorter);
        // A slash right behind a value without quotes would be part of it.
        if (options.removeQuotes && (options.removeWhitespace || source[endOffset] !== '/')) last = unquote(last);
        if (last !== text) cuts.push({ from: startOffset, to: endOffset, instead: last });
      }
      end = endOffset;
    }
    if (!options.removeWhitespace) continue;
    const closes = selfClosing && !VOID.has(name.toLowerCase());
    const gap = closes && last.includes('=') && !/["']$/.test(last) ? ' ' : '';
    if (source[location.endOffset - 1] === '>')
      cuts.push({ from: end, to: location.endOffset, instead: `${closes ? `${gap}/` : ''}>` });
  }
}

/** Texts that other nodes interrupt (the parser moved them together) are left alone. */
function isTangled(starts: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= from) low = middle + 1;
    else high = middle;
  }
  return (starts[low] ?? Number.POSITIVE_INFINITY) < to;
}

function cutTexts(source: string, placed: readonly Placed[], tokens: Tokens, cuts: Cut[]): void {
  const starts = placed
    .flatMap(({ node }) => (isComment(node) ? [] : (node.sourceCodeLocation?.startOffset ?? [])))
    .sort((a, b) => a - b);
  const pieces = [...tokens.whitespace, ...tokens.characters]
    .flatMap(({ location }) => location ?? [])
    .sort((a, b) => a.startOffset - b.startOffset);
  const texts = placed
    .filter(({ node }) => isText(node) && node.sourceCodeLocation)
    .sort((a, b) => a.node.sourceCodeLocation!.startOffset - b.node.sourceCodeLocation!.startOffset);

  let piece = 0;
  for (const { node, at, parent, space } of texts) {
    const { startOffset, endOffset } = node.sourceCodeLocation!;
    while (piece < pieces.length && pieces[piece]!.startOffset < startOffset) piece++;
    const tangled = isTangled(starts, startOffset, endOffset);
    const parts: (typeof pieces)[number][] = [];
    for (let next = piece; next < pieces.length && pieces[next]!.startOffset < endOffset; next++)
      parts.push(pieces[next]!);
    if (tangled || space === 'keep') continue;
    const { value } = node as TextNode;
    if (space === 'drawing' && value.trim() !== '') continue;
    const { before, after } =
      space === 'drawing' ? { before: true, after: true } : lostEdges(node as TextNode, at, parent);
    let spaceBefore = before;
    const lastInk = parts.findLastIndex((one) => !isBlank(source, one));
    for (const [index, { startOffset: from, endOffset: to }] of parts.entries()) {
      const text = source.slice(from, to);
      // The markers of a CDATA section belong to its text.
      if (text.includes('<')) {
        spaceBefore = false;
        continue;
      }
      const instead = collapse(text, spaceBefore, after && index >= lastInk);
      if (instead !== text) cuts.push({ from, to, instead });
      spaceBefore = instead === '' ? spaceBefore : /[ \t\n\f\r]$/.test(instead);
    }
  }
}

const isBlank = (source: string, { startOffset, endOffset }: { startOffset: number; endOffset: number }) =>
  source.slice(startOffset, endOffset).trim() === '';

/** White space of which the parser made nothing: before the head, say. */
function cutGaps(source: string, placed: readonly Placed[], { whitespace, startTags }: Tokens, cuts: Cut[]): void {
  const covered = placed
    .flatMap(({ node }) => (isText(node) ? (node.sourceCodeLocation ?? []) : []))
    .sort((a, b) => a.startOffset - b.startOffset);
  // A line break that follows these is dropped, and then the next one would be.
  const tender = new Set(
    startTags.flatMap(({ tagName, location }) =>
      /^(?:pre|listing|textarea)$/.test(tagName) ? (location?.endOffset ?? []) : [],
    ),
  );
  let next = 0;
  let reach = -1;
  for (const { location } of whitespace) {
    if (!location) continue;
    const { startOffset, endOffset } = location;
    while (next < covered.length && covered[next]!.startOffset <= startOffset)
      reach = Math.max(reach, covered[next++]!.endOffset);
    if (startOffset < reach || tender.has(startOffset)) continue;
    if (source.slice(startOffset, endOffset).replace(SPACE_FIRST, '') === '')
      cuts.push({ from: startOffset, to: endOffset, instead: '' });
  }
}

const isRemovable = (source: string, node: ChildNode): boolean => {
  const place = node.sourceCodeLocation;
  if (!isComment(node) || !place || isKeptComment(node.data) || !source.startsWith('<!--', place.startOffset))
    return false;
  // A line break right after <pre> would be dropped.
  const breaks = /[\r\n]/.test(source[place.endOffset] ?? '');
  return !(
    breaks && /<(?:pre|listing)\b[^<>]*>$/i.test(source.slice(Math.max(0, place.startOffset - 500), place.startOffset))
  );
};

/** Comments that can go and where they stand; not those that some programs read. */
export const getComments = (
  source: string,
  placed: readonly Placed[],
): { node: ChildNode; from: number; to: number }[] =>
  placed.flatMap(({ node }) =>
    isRemovable(source, node)
      ? { node, from: node.sourceCodeLocation!.startOffset, to: node.sourceCodeLocation!.endOffset }
      : [],
  );

const HTML = 'http://www.w3.org/1999/xhtml';

/** Where elements of SVG and MathML begin, whose attributes have other meanings. */
const getForeign = (placed: readonly Placed[]): ReadonlySet<number> =>
  new Set(
    placed.flatMap(({ node }) =>
      isElement(node) && node.namespaceURI !== HTML ? (node.sourceCodeLocation?.startOffset ?? []) : [],
    ),
  );

function cutCode(placed: readonly Placed[], code: InnerCode, cuts: Cut[]): void {
  for (const { node, parent } of placed) {
    if (!isText(node) || !isElement(parent) || !isHtml(parent) || !node.sourceCodeLocation) continue;
    const pieces = parent.tagName === 'style' ? code.styles : parent.tagName === 'script' ? code.scripts : undefined;
    const instead = pieces?.get(node.value);
    if (instead === undefined) continue;
    const { startOffset, endOffset } = node.sourceCodeLocation;
    cuts.push({ from: startOffset, to: endOffset, instead });
  }
}

const SHORT_DOCTYPE = '<!doctype html>';

function minifyOnce(
  source: string,
  options: MinifyHtmlOptions,
): { html: string; document: Document; doctypeKept: boolean } {
  const { document, tokens } = readHtml(source);
  const placed = [...getNodes(document)];
  const cuts: Cut[] = [];

  const doctype = placed.find(({ node }) => isDoctype(node))?.node as Doctype | undefined;
  const long = doctype !== undefined && doctype.publicId + doctype.systemId !== '';
  if (options.shortenDoctype && doctype?.sourceCodeLocation && document.mode === 'no-quirks') {
    const { startOffset, endOffset } = doctype.sourceCodeLocation;
    cuts.push({ from: startOffset, to: endOffset, instead: SHORT_DOCTYPE });
  }
  const comments = options.removeComments ? getComments(source, placed) : [];
  const removed = new Set<ChildNode>(comments.map(({ node }) => node));
  for (const { from, to } of comments) cuts.push({ from, to, instead: '' });
  if (options.removeOptionalTags) cuts.push(...optionalTags(placed, removed, options.removeWhitespace));
  if (options.removeWhitespace) {
    cutTexts(source, placed, tokens, cuts);
    cutGaps(source, placed, tokens, cuts);
  }
  if (options.code) cutCode(placed, options.code, cuts);
  cutTags(source, tokens, options, getForeign(placed), cuts);
  const html = applyCuts(source, cuts);
  return {
    html: options.removeWhitespace ? html.replace(/^[ \t\n\f\r]+/, '') : html,
    document,
    doctypeKept: options.shortenDoctype && long && document.mode !== 'no-quirks',
  };
}

/** From what may go wrong most to what cannot. */
const LADDER: readonly (keyof MinifyHtmlOptions)[] = [
  'code',
  'removeQuotes',
  'sortAttributes',
  'removeRedundant',
  'removeEmpty',
  'removeOptionalTags',
  'removeWhitespace',
  'removeComments',
  'collapseBooleanAttributes',
  'shortenDoctype',
];

const NOTHING: MinifyHtmlOptions = {
  removeWhitespace: false,
  removeComments: false,
  collapseBooleanAttributes: false,
  shortenDoctype: false,
  removeOptionalTags: false,
};

/**
 * Works on the source, so what the parser has to mend is mended in the same way afterwards, and reads the result again:
 * a page that would mean something else is never given.
 */
export function minifyHtml(source: string, options: MinifyHtmlOptions): MinifiedHtml {
  const provided: (keyof MinifyHtmlOptions)[] = [];
  const tried: Partial<MinifyHtmlOptions> = { ...options };
  for (;;) {
    const { html, document, doctypeKept } = minifyOnce(source, { ...NOTHING, ...tried });
    const sameness = {
      whitespace: tried.removeWhitespace,
      comments: tried.removeComments,
      booleans: tried.collapseBooleanAttributes,
      doctype: tried.shortenDoctype,
      redundant: tried.removeRedundant,
      idle: tried.removeEmpty,
      order: tried.sortAttributes,
      replaced: tried.code,
    };
    if (isSamePage(document, readPage(html), sameness)) return { html, doctypeKept, provided };
    const next = LADDER.find((name) => tried[name]);
    if (!next) return { html: source, doctypeKept, provided };
    delete tried[next];
    provided.push(next);
  }
}
