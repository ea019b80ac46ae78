import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { InputError } from '@/engines/input-error';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** White space shows in these, or is code. */
const VERBATIM = new Set(['pre', 'textarea', 'listing', 'plaintext', 'xmp', 'script', 'style', 'noscript', 'template']);
/** White space beside these does not show. */
const BLOCKS = new Set(
  'html head body title address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p search section summary table caption colgroup col thead tbody tfoot tr td th ul'.split(
    ' ',
  ),
);
const DEEPEST = 2000;
const SPACE = /[ \t\n\f\r]+/g;

const isBlock = (node: Node | Parent | undefined): boolean =>
  node !== undefined && 'tagName' in node && BLOCKS.has(node.tagName);

/** Whether white space ends here for the eye: at a block, at its edge, or behind a text that ends with some. */
function meets(parent: Parent, at: number, step: 1 | -1): boolean {
  let next = at + step;
  while (parent.childNodes[next]?.nodeName === '#comment') next += step;
  const node = parent.childNodes[next];
  if (node?.nodeName === '#text')
    return step === -1 && /[ \t\n\f\r]$/.test((node as DefaultTreeAdapterTypes.TextNode).value);
  return isBlock(node ?? parent);
}

/**
 * Works on the source: tags and attributes stay to the letter, only comments and white space between them go. So whatever
 * the parser had to mend is read the same way afterwards.
 */
export function minifyHtml(source: string): string {
  const cuts: { from: number; to: number; instead: string }[] = [];
  const visit = (parent: Parent, depth: number) => {
    if (depth > DEEPEST) throw new InputError('The code is nested too deeply to read');
    const nodes = parent.childNodes;
    // Nothing in a head is shown.
    const free = parent.nodeName === 'head' || parent.nodeName === 'html';
    for (const [at, node] of nodes.entries()) {
      const place = node.sourceCodeLocation;
      if (node.nodeName === '#comment' && place) {
        const { data } = node as DefaultTreeAdapterTypes.CommentNode;
        const text = source.slice(place.startOffset, place.endOffset);
        // Old browsers read some comments, and some are no comments to the parser that made them.
        if (!/^\[if\b|^<!\[endif|^#/.test(data) && text.startsWith('<!--'))
          cuts.push({ from: place.startOffset, to: place.endOffset, instead: '' });
      } else if (node.nodeName === '#text' && place) {
        const text = source.slice(place.startOffset, place.endOffset);
        // A text that tags interrupt (those the parser ignored) is left alone.
        if (text.includes('<')) continue;
        const before = free || meets(parent, at, -1);
        const after = free || meets(parent, at, 1);
        let instead = text.replace(SPACE, ' ');
        if (before) instead = instead.replace(/^ /, '');
        if (after) instead = instead.replace(/ $/, '');
        if (instead !== text) cuts.push({ from: place.startOffset, to: place.endOffset, instead });
      } else if ('childNodes' in node && !('tagName' in node && VERBATIM.has(node.tagName))) visit(node, depth + 1);
    }
  };
  visit(parse(source, { sourceCodeLocationInfo: true }), 0);

  let kept = '';
  let at = 0;
  for (const { from, to, instead } of cuts.sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    kept += source.slice(at, from) + instead;
    at = to;
  }
  return (kept + source.slice(at)).trim();
}
