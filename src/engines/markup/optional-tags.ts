import type { Cut } from './cuts';
import type { Placed } from './placed';
import {
  type ChildNode,
  type Element,
  getContent,
  isComment,
  isElement,
  isHtml,
  isText,
  type ParentNode,
} from './read';
import { seenText, spaceIn } from './whitespace';

const names = (list: string) => new Set(list.split(' '));

/** HTML standard, 13.1.2.4: an end tag may go before one of these, and at the end of the parent where `last` says so. */
const END: ReadonlyMap<string, { before: ReadonlySet<string>; last: boolean }> = new Map(
  Object.entries({
    li: { before: names('li'), last: true },
    dt: { before: names('dt dd'), last: false },
    dd: { before: names('dt dd'), last: true },
    p: {
      before: names(
        'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul',
      ),
      last: true,
    },
    rt: { before: names('rt rp'), last: true },
    rp: { before: names('rt rp'), last: true },
    optgroup: { before: names('optgroup hr'), last: true },
    option: { before: names('option optgroup hr'), last: true },
    thead: { before: names('tbody tfoot'), last: false },
    tbody: { before: names('tbody tfoot'), last: true },
    tfoot: { before: new Set(), last: true },
    tr: { before: names('tr'), last: true },
    td: { before: names('td th'), last: true },
    th: { before: names('td th'), last: true },
  }),
);
const START = names('html head body colgroup caption');
/** At the end of these a paragraph needs its tag. */
const KEEPS_P = names('a audio del ins map noscript video');
/** A body that begins with one of these needs its tag, or they would be read as the head's. */
const HEAD_LIKE = names('meta noscript link script style template title base basefont bgsound');

/** The tags that can go, given what else goes. */
export function optionalTags(placed: readonly Placed[], removed: ReadonlySet<ChildNode>, whitespace: boolean): Cut[] {
  const cuts: Cut[] = [];
  const endless = new Set<ChildNode>();
  const isGone = (node: ChildNode, at: number, parent: ParentNode, space: Placed['space']) =>
    removed.has(node) || (whitespace && isText(node) && seenText(node, at, parent, space) === '');

  /** The next thing that will be there. */
  const following = ({ at, parent, space }: Placed): ChildNode | undefined => {
    let next = at + 1;
    while (next < parent.childNodes.length && isGone(parent.childNodes[next]!, next, parent, space)) next++;
    return parent.childNodes[next];
  };
  const preceding = ({ at, parent, space }: Placed): ChildNode | undefined => {
    let before = at - 1;
    while (before >= 0 && isGone(parent.childNodes[before]!, before, parent, space)) before--;
    return parent.childNodes[before];
  };
  const getFirst = (element: Element, { space }: Placed): ChildNode | undefined => {
    const parent = getContent(element);
    const inside = spaceIn(element, space);
    return parent.childNodes.find((node, at) => !isGone(node, at, parent, inside));
  };
  const cutStart = (element: Element) => {
    const place = element.sourceCodeLocation?.startTag;
    if (place) cuts.push({ from: place.startOffset, to: place.endOffset, instead: '' });
  };
  const cutEnd = (element: Element) => {
    const place = element.sourceCodeLocation?.endTag;
    if (!place) return;
    cuts.push({ from: place.startOffset, to: place.endOffset, instead: '' });
    endless.add(element);
  };
  const getTag = (node: ChildNode | undefined) => (node && isElement(node) ? node.tagName : undefined);
  const isQuiet = (node: ChildNode | undefined) =>
    node === undefined || !(isComment(node) || (isText(node) && /^[ \t\n\f\r]/.test(node.value)));

  for (const one of placed) {
    const { node, parent } = one;
    if (!isHtml(node)) continue;
    const { tagName } = node;
    const rule = END.get(tagName);
    if (!rule && !START.has(tagName)) continue;
    const bare = node.attrs.length === 0;
    const next = following(one);
    const first = getFirst(node, one);
    if (rule) {
      const isLast =
        next === undefined &&
        rule.last &&
        isHtml(parent) &&
        !(tagName === 'p' && (KEEPS_P.has(parent.tagName) || parent.tagName.includes('-')));
      if (isLast || rule.before.has(getTag(next) ?? '')) cutEnd(node);
    }
    const previous = preceding(one);
    switch (tagName) {
      case 'html':
        if (bare && !(first && isComment(first))) cutStart(node);
        if (!(next && isComment(next))) cutEnd(node);
        break;
      case 'head':
        if (bare && (first === undefined || isElement(first))) cutStart(node);
        if (isQuiet(next)) cutEnd(node);
        break;
      case 'body':
        if (bare && isQuiet(first) && !HEAD_LIKE.has(getTag(first) ?? '')) cutStart(node);
        if (!(next && isComment(next))) cutEnd(node);
        break;
      case 'colgroup':
        if (bare && getTag(first) === 'col' && !(previous && getTag(previous) === 'colgroup' && endless.has(previous)))
          cutStart(node);
        if (isQuiet(next)) cutEnd(node);
        break;
      case 'caption':
        if (isQuiet(next)) cutEnd(node);
        break;
      case 'tbody':
        if (bare && getTag(first) === 'tr' && !(previous && endless.has(previous))) cutStart(node);
        break;
    }
  }
  return cuts;
}
