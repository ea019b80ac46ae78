import type { ReactNode } from 'react';
import { tokenizeJson } from '@/engines/json/tokens';

/** One row of JSON with its parts coloured. */
export function colourRow(row: string): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end, kind] of tokenizeJson(row)) {
    if (kind === 'punctuation') continue;
    parts.push(
      row.slice(at, start),
      <span key={start} className={`t-${kind}`}>
        {row.slice(start, end)}
      </span>,
    );
    at = end;
  }
  parts.push(row.slice(at));
  return parts;
}
