import { InputError } from '@/engines/input-error';
import { formatJson, getPath, valueText } from '@/engines/json';
import type { Comparison, DiffRow } from '@/engines/json/diff';
import { patchText, toPatch } from '@/engines/json/diff-patch';
import { type Counts, type Filter, passes } from './report';

/** About as much as a page can take. */
const LONGEST = 200_000_000;
/** Paths have as many steps as they are deep; all of them together may have this many. */
const MOST_STEPS = 5_000_000;

/** Everything that differs, as JSON with every value as it was written. */
export function reportJson(
  { left: { doc: left }, right: { doc: right } }: Comparison,
  rows: readonly DiffRow[],
  counts: Counts,
  filter: Filter,
): string {
  const parts: string[] = [];
  let length = 0;
  const listed = rows.filter((row) => passes(row, filter));
  refuseDepth(listed);
  for (const { type, left: a, right: b } of listed) {
    const [doc, node] = a === -1 ? [right, b] : [left, a];
    const path = getPath(doc, node);
    const values =
      type === 'changed'
        ? `"oldValue":${valueText(left, a)},"newValue":${valueText(right, b)}`
        : type === 'moved'
          ? `"newPath":${JSON.stringify(getPath(right, b))}`
          : `"value":${valueText(doc, node)}`;
    length += path.length + values.length;
    if (length > LONGEST) throw new InputError('The differences are too large to list');
    parts.push(`{"type":"${type}","path":${JSON.stringify(path)},${values}}`);
  }
  const { added, removed, changed, moved } = counts;
  const summary = `{"added":${added},"removed":${removed},"changed":${changed}${moved > 0 ? `,"moved":${moved}` : ''}}`;
  return formatJson(`{"summary":${summary},"differences":[${parts.join()}]}`, { indent: 2 });
}

/** What makes the right document of the left one, as RFC 6902 has it. */
export function patchJson(comparison: Comparison, rows: readonly DiffRow[]): string {
  refuseDepth(rows.filter((row) => passes(row, 'all')));
  return formatJson(patchText(toPatch(comparison), comparison.right.doc), { indent: 2 });
}

function refuseDepth(listed: readonly DiffRow[]): void {
  if (listed.reduce((sum, { depth }) => sum + depth, 0) > MOST_STEPS)
    throw new InputError('The differences are nested too deeply to list with their paths');
}
