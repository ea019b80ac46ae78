import { html as spec } from 'parse5';
import {
  type ChildNode,
  type Element,
  isComment,
  isElement,
  isHtml,
  isText,
  type ParentNode,
  type TextNode,
} from './read';

const names = (list: string) => new Set(list.split(' '));

/** White space in these is shown, or is not markup. */
const VERBATIM = names('pre textarea listing plaintext xmp script style noscript iframe noembed noframes');
/** White space beside these does not show. */
const BLOCKS = names(
  'html head body title address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre listing xmp search section summary table caption colgroup col thead tbody tfoot tr td th ul br',
);
/** At the inner edges of these it does not show either. */
const CONTAINERS = names('button select meter progress video audio canvas template marquee');
/** Nothing is drawn for these: what stands before and behind them meets. */
const UNDRAWN = names('script style template link meta base source track param area datalist');
/** In a drawing white space is shown only within text. */
const DRAWN_TEXT = names('text tspan textPath a title desc foreignObject');
const DRAWN_BLOCKS = names('text title desc foreignObject');

/** A style attribute that lets white space be seen. */
const KEEPS_SPACE = /white-space\s*:\s*(?:pre|break-spaces)|white-space-collapse\s*:\s*(?:preserve|break-spaces)/i;

const SPACE = /[ \t\n\f\r]+/g;
const ENDS_WITH_SPACE = /[ \t\n\f\r]$/;
const ONLY_SPACE = /^[ \t\n\f\r]*$/;

export const isBlock = (node: ChildNode | ParentNode) => isHtml(node) && BLOCKS.has(node.tagName);
const isTransparent = (node: ChildNode) => isComment(node) || (isHtml(node) && UNDRAWN.has(node.tagName));

export type Space = 'collapse' | 'keep' | 'drawing';

/** Whether the element itself asks for white space to be seen. */
export const keepsSpace = ({ attrs }: Pick<Element, 'attrs'>): boolean =>
  attrs.some(
    ({ name, value }) =>
      (/^(?:xml:)?space$/.test(name) && value === 'preserve') || (name === 'style' && KEEPS_SPACE.test(value)),
  );

/** How white space is to be taken inside of a node, given how it is outside. */
export function spaceIn(node: ParentNode, outside: Space, scripting = true): Space {
  if (!isElement(node)) return outside;
  if (outside === 'keep' && !isHtml(node)) return 'keep';
  if (keepsSpace(node)) return 'keep';
  if (node.namespaceURI === spec.NS.SVG) {
    if (/^(?:style|script)$/.test(node.tagName)) return 'keep';
    return DRAWN_TEXT.has(node.tagName) ? 'collapse' : 'drawing';
  }
  if (node.namespaceURI === spec.NS.MATHML) return 'keep';
  if (outside === 'keep') return 'keep';
  // With scripts, what is in noscript is not markup.
  return VERBATIM.has(node.tagName) && (scripting || node.tagName !== 'noscript') ? 'keep' : 'collapse';
}

/** Whether white space at the inner edges of a node is not seen. */
function isWalled(parent: ParentNode): boolean {
  if (!isElement(parent)) return true;
  if (parent.namespaceURI === spec.NS.SVG) return DRAWN_BLOCKS.has(parent.tagName);
  return isBlock(parent) || CONTAINERS.has(parent.tagName);
}

/** Whether white space at this side of a text cannot be seen: it meets a block, an edge of one, or more white space. */
function isLost(text: TextNode, at: number, step: 1 | -1, parent: ParentNode, levels = MOST_LEVELS): boolean {
  const siblings = parent.childNodes;
  for (let next = at + step; ; next += step) {
    const node = siblings[next];
    if (node === undefined) return isWalled(parent) || isLostOutside(text, step, parent, levels);
    if (isTransparent(node)) continue;
    if (!isText(node)) return isBlock(node);
    if (step === -1 && levels === MOST_LEVELS) return ENDS_WITH_SPACE.test(node.value);
    if (!ONLY_SPACE.test(node.value)) return false;
  }
}

/** Pages nest no deeper than this where it matters, and no text takes time for all that stands around it. */
const MOST_LEVELS = 8;

/** The same at the edge of what is no block, such as a link: there it depends on what stands before or behind that. */
function isLostOutside(text: TextNode, step: 1 | -1, parent: ParentNode, levels: number): boolean {
  // What has nothing but white space in it is drawn otherwise once that is gone.
  const isAlone = ONLY_SPACE.test(text.value) && parent.childNodes.length === 1;
  if (levels === 0 || isAlone || !isElement(parent) || !isHtml(parent) || !parent.parentNode) return false;
  return isLost(text, getPlace(parent, parent.parentNode), step, parent.parentNode, levels - 1);
}

const places = new WeakMap<ChildNode, number>();

/** Where among its siblings a node stands; of many all are found at once. */
function getPlace(node: ChildNode, { childNodes }: ParentNode): number {
  const known = places.get(node);
  if (known !== undefined && childNodes[known] === node) return known;
  for (const [at, one] of childNodes.entries()) places.set(one, at);
  return places.get(node)!;
}

export interface Edges {
  before: boolean;
  after: boolean;
}

/** At which ends white space of a text goes entirely. Nothing in a head or beside head and body is shown. */
export function lostEdges(text: TextNode, at: number, parent: ParentNode): Edges {
  if (parent.nodeName === 'head' || parent.nodeName === 'html') return { before: true, after: true };
  // Most text has none at its ends.
  const before = /^[ \t\n\f\r]/.test(text.value) && isLost(text, at, -1, parent);
  return { before, after: ENDS_WITH_SPACE.test(text.value) && isLost(text, at, 1, parent) };
}

/** A text as it is seen. */
export function seenText(text: TextNode, at: number, parent: ParentNode, space: Space): string {
  if (space === 'keep') return text.value;
  if (space === 'drawing') return ONLY_SPACE.test(text.value) ? '' : text.value;
  const { before, after } = lostEdges(text, at, parent);
  return collapse(text.value, before, after);
}

export function collapse(text: string, before: boolean, after: boolean): string {
  let seen = text.replace(SPACE, ' ');
  if (before && seen.startsWith(' ')) seen = seen.slice(1);
  if (after && seen.endsWith(' ')) seen = seen.slice(0, -1);
  return seen;
}
