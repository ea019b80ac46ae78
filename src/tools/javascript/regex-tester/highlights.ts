/** Colours of ranges of a text node. A browser that has no such thing (before 2025 some had not) draws the text plain. */
export const canHighlight = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS;

export interface Coloured {
  start: number;
  end: number;
  /** A name of `::highlight()`. */
  name: string;
}

/** Sets these highlights to these ranges, and only these; what lies beyond the text is left out. */
export function setHighlights(names: readonly string[], node: Text | null, ranges: readonly Coloured[]): void {
  const sets = new Map(names.map((name) => [name, new Highlight()]));
  for (const { start, end, name } of ranges) {
    if (!node || start >= end || end > node.length) continue;
    const range = new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end });
    sets.get(name)?.add(range);
  }
  for (const [name, set] of sets) {
    if (set.size > 0) CSS.highlights.set(name, set);
    else CSS.highlights.delete(name);
  }
}

/** The offsets of a text that a box shows a part of, found by measuring. */
export function visiblePart(node: Text, box: Element): { from: number; to: number } {
  const { top, bottom } = box.getBoundingClientRect();
  const range = document.createRange();
  const find = (isPast: (line: DOMRect) => boolean): number => {
    let low = 0;
    let high = node.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      range.setStart(node, middle);
      range.setEnd(node, middle + 1);
      if (isPast(range.getBoundingClientRect())) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return { from: find((line) => line.bottom >= top), to: find((line) => line.top > bottom) };
}
