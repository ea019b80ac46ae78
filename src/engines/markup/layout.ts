import { applyCuts, type Cut } from './cuts';
import { getNodes } from './placed';
import { getContent, isElement, isText, type ParentNode, readHtml } from './read';
import { collapse, isBlock, lostEdges } from './whitespace';

/**
 * Breaks and indents lines where white space is not seen and leaves everything else to the letter: for pages so broken
 * that no formatter can read them and that cannot be mended without changing what browsers make of them.
 */
export function layoutPlainly(source: string, indent: string): string {
  const { document } = readHtml(source);
  const depths = new Map<ParentNode, number>([[document, 0]]);
  const cuts: Cut[] = [];
  const taken = new Set<number>();
  const breakAt = (offset: number, depth: number) => {
    if (taken.has(offset)) return;
    taken.add(offset);
    cuts.push({ from: offset, to: offset, instead: `\n${indent.repeat(depth)}` });
  };

  for (const { node, at, parent, space } of getNodes(document)) {
    const depth = depths.get(parent) ?? 0;
    const place = node.sourceCodeLocation;
    if (isElement(node)) {
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      const inside = startTag ? depth + 1 : depth;
      depths.set(getContent(node), inside);
      if (space !== 'collapse' || !isBlock(node) || node.tagName === 'br') continue;
      if (startTag) breakAt(startTag.startOffset, depth);
      if (endTag && node.childNodes.some((child) => isBlock(child) && child.nodeName !== 'br'))
        breakAt(endTag.startOffset, depth);
    } else if (isText(node) && place && space === 'collapse') {
      const text = source.slice(place.startOffset, place.endOffset);
      if (text.includes('<')) continue;
      const { before, after } = lostEdges(node, at, parent);
      const tidy = collapse(text, before, after);
      const starts = before && tidy !== '' && parent.childNodes.some(isBlock);
      cuts.push({
        from: place.startOffset,
        to: place.endOffset,
        instead: starts ? `\n${indent.repeat(depth)}${tidy}` : tidy,
      });
    }
  }
  return `${applyCuts(source, cuts).trim()}\n`;
}
