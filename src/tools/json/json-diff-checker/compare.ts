import { diffLines, type LineDiff } from '@/engines/diff';
import { InputError } from '@/engines/input-error';
import { type JsonDocument, parseJson } from '@/engines/json';
import { diffJson, type JsonDiffOptions } from '@/engines/json/diff';
import { duplicateKeyNote } from '@/engines/json/problems';
import { countTypes, type Differences, type Filter, reportOf, treeOf } from './report';

const asJson = (side: string, input: string): JsonDocument | string => {
  try {
    return parseJson(input);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error.details;
    return `Invalid JSON: ${side}, line ${line}, column ${column}: ${error.message}`;
  }
};

type Compared = { notes: readonly string[] } & (
  | { report: string; differences: Differences; diff?: undefined }
  | { diff: LineDiff }
);

/** What differs, value by value; line by line where one of the two is no JSON. */
export function compareJson(
  inputs: { readonly left: string; readonly right: string },
  { filter, ...options }: JsonDiffOptions & { readonly filter: Filter },
  signal: AbortSignal,
): Compared {
  const [left, right] = [asJson('Left JSON', inputs.left), asJson('Right JSON', inputs.right)];
  if (typeof left === 'string' || typeof right === 'string') {
    const notes = [left, right].filter((one) => typeof one === 'string');
    const diff = diffLines(inputs.left, inputs.right, options, { signal });
    return { diff, notes: [...notes, 'Compared as text, line by line'] };
  }
  const rows = diffJson(left, right, options);
  const counts = countTypes(rows);
  const notes = [['Left JSON', left] as const, ['Right JSON', right] as const].flatMap(([side, doc]) => {
    const note = duplicateKeyNote(doc);
    return note === undefined ? [] : [`${side}: ${note}`];
  });
  const report = reportOf(left, right, rows, counts, filter);
  return { report, notes, differences: { counts, ...treeOf(left, right, rows, filter) } };
}
