import type { ReactNode } from 'react';
import { LongText } from '@/ui/output/LongText';
import type { Found } from './search';

interface MarkedTextProps {
  text: string;
  spans: Found['spans'];
  /** The match to bring into view. */
  chosen: number | undefined;
  label: string;
}

/** The text with its matches marked. Only the rows on screen are drawn, so that thousands of marks cost nothing. */
export const MarkedText = ({ text, spans, chosen, label }: MarkedTextProps) => (
  <LongText
    text={text}
    label={label}
    shown={chosen === undefined ? undefined : spans[2 * chosen]}
    colour={(row, start) => drawRow(text, start, start + row.length, spans, chosen)}
  />
);

/** The first match that ends after the offset, or is empty and stands at it. */
function firstAfter(spans: Found['spans'], offset: number): number {
  let low = 0;
  let high = spans.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[2 * middle + 1]! > offset || spans[2 * middle]! >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function drawRow(text: string, from: number, to: number, spans: Found['spans'], chosen: number | undefined): ReactNode {
  const nodes: ReactNode[] = [];
  let at = from;
  for (let match = firstAfter(spans, from); match < spans.length / 2 && spans[2 * match]! <= to; match++) {
    const start = Math.max(spans[2 * match]!, from);
    const end = Math.min(spans[2 * match + 1]!, to);
    nodes.push(
      text.slice(at, start),
      <mark key={match} className={`found ${match % 2 ? 'odd' : ''} ${match === chosen ? 'chosen' : ''}`}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  nodes.push(text.slice(at, to));
  return nodes;
}
