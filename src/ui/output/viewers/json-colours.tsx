import type { ReactNode } from 'react';
import { tokenizeJson } from '@/engines/json/tokens';

/** How far around a row its line is read: one without a break may be megabytes long. */
const REACH = 4000;

/** Where the row's line starts; where the row does, if that is too far to look. */
function lineStart(text: string, start: number): number {
  const from = Math.max(0, start - REACH);
  const newline = text.slice(from, start).lastIndexOf('\n');
  return newline >= 0 ? from + newline + 1 : from === 0 ? 0 : start;
}

/** One row of JSON with its parts coloured; of a line that was wrapped, by what stands in the rows around it. */
export function colourRow(row: string, offset = 0, text = row): ReactNode {
  const begin = lineStart(text, offset);
  const end = offset + row.length;
  const newline = text.slice(end, end + REACH).indexOf('\n');
  const line = text.slice(begin, newline >= 0 ? end + newline : end + REACH);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [first, last, kind] of tokenizeJson(line)) {
    const from = Math.max(at, begin + first - offset);
    const to = Math.min(row.length, begin + last - offset);
    if (kind === 'punctuation' || to <= from) continue;
    parts.push(
      row.slice(at, from),
      <span key={from} className={`t-${kind}`}>
        {row.slice(from, to)}
      </span>,
    );
    at = to;
  }
  parts.push(row.slice(at));
  return parts;
}
