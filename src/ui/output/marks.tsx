import type { ReactNode } from 'react';

/** A part of a text that is coloured. Marks come in the order of the text and do not overlap. */
export interface Mark {
  start: number;
  end: number;
  /** Its classes in a row of text, its parts (`::part`) in the editor. */
  className: string;
}

/** The marks between two places of a text. */
export type Marks = (from: number, to: number) => readonly Mark[];

/** One row of a text with its marks. */
export function drawMarks(row: string, start: number, marks: Marks): ReactNode {
  const end = start + row.length;
  let at = start;
  const nodes: ReactNode[] = [];
  for (const mark of marks(start, end)) {
    const from = Math.max(mark.start, at);
    const to = Math.min(mark.end, end);
    if (from >= to) continue;
    nodes.push(
      row.slice(at - start, from - start),
      <span key={from} className={mark.className}>
        {row.slice(from - start, to - start)}
      </span>,
    );
    at = to;
  }
  nodes.push(row.slice(at - start));
  return nodes;
}
