import type { ReactNode } from 'react';

const TOKEN = /("(?:[^"\\]|\\.)*"?)(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

const classOf = (token: string, string: string | undefined, colon: string | undefined): string =>
  colon !== undefined ? 't-key' : string !== undefined ? 't-string' : /^[-\d]/.test(token) ? 't-number' : 't-literal';

/** One row of JSON with its parts coloured. A row may begin inside a string; that much is left plain. */
export function colourRow(row: string): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of row.matchAll(TOKEN)) {
    const [token, string, colon] = match;
    parts.push(
      row.slice(at, match.index),
      <span key={match.index} className={classOf(token, string, colon)}>
        {string ?? token}
      </span>,
      colon,
    );
    at = match.index + token.length;
  }
  parts.push(row.slice(at));
  return parts;
}
