import { diffLines, type LineDiff } from '@/engines/diff';
import { InputError } from '@/engines/input-error';
import { type JsonDocument, parseJson } from '@/engines/json';
import { compareDocuments, type JsonDiffOptions, rowsOf } from '@/engines/json/diff';
import { alignedTexts } from '@/engines/json/diff-sides';
import { type IgnoredPaths, ignoredPaths } from '@/engines/json/ignored-paths';
import { duplicateKeyNote } from '@/engines/json/problems';
import { grouped } from '@/engines/number/grouped';
import { countTypes, type Differences, type Filter, treeOf } from './report';
import { patchJson, reportJson } from './written';

interface CompareSettings extends Omit<JsonDiffOptions, 'ignored' | 'arrayKeys' | 'ignoreOrder'> {
  readonly ignoreArrayOrder: boolean;
  readonly filter: Filter;
  readonly matchArraysBy: 'guess' | 'key' | 'alignment';
  readonly arrayKey: string;
  readonly ignorePaths: string;
  readonly outputFormat: 'report' | 'sides' | 'patch';
}

/** Two texts and how their lines correspond. */
interface Lines {
  left: string;
  right: string;
  diff: LineDiff;
}
type Compared = { notes: readonly string[]; differences?: Differences } & (
  | { json: string; lines?: undefined }
  | { lines: Lines; json?: undefined }
);

const asJson = (side: string, input: string): JsonDocument | string => {
  try {
    return parseJson(input);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error.details;
    return `Invalid JSON: ${side}, line ${line}, column ${column}: ${error.message}`;
  }
};

function keysOf({ matchArraysBy, arrayKey }: CompareSettings): JsonDiffOptions['arrayKeys'] {
  if (matchArraysBy !== 'key') return matchArraysBy === 'guess' ? 'guess' : undefined;
  const names = arrayKey.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '');
}

const count = (number: number, one: string): string => `${grouped(number)} ${one}${number === 1 ? '' : 's'}`;

/** What the options did that one would not see otherwise. */
function notesOn(settings: CompareSettings, keys: readonly string[], ignored: IgnoredPaths | undefined): string[] {
  const notes: string[] = [];
  if (keys.length === 0 && settings.matchArraysBy === 'key' && settings.arrayKey.trim() !== '')
    notes.push(
      `No array that differs could be matched by ${settings.arrayKey}: every element must be an object that has it, as a text or number of its own`,
    );
  if (ignored) {
    const most = Math.max(ignored.left.size, ignored.right.size);
    if (most > 0) notes.push(`${count(most, 'value')} at ignored paths left out`);
    for (const path of ignored.idle) notes.push(`Ignore Paths: nothing is at ${path} in either document`);
  }
  return notes;
}

/** What differs, value by value; line by line where one of the two is no JSON. */
export async function compareJson(
  inputs: { readonly left: string; readonly right: string },
  settings: CompareSettings,
  signal: AbortSignal,
): Promise<Compared> {
  const [left, right] = [asJson('Left JSON', inputs.left), asJson('Right JSON', inputs.right)];
  if (typeof left === 'string' || typeof right === 'string') {
    const notes = [left, right].filter((one) => typeof one === 'string');
    const diff = diffLines(inputs.left, inputs.right, settings, { signal });
    return { lines: { ...inputs, diff }, notes: [...notes, 'Compared as text, line by line'] };
  }
  const { filter, ignorePaths, outputFormat } = settings;
  const ignored = ignorePaths.trim() === '' ? undefined : await ignoredPaths(ignorePaths, left, right, 'ignorePaths');
  const comparison = compareDocuments(left, right, {
    ...settings,
    ignoreOrder: settings.ignoreArrayOrder,
    arrayKeys: keysOf(settings),
    ignored,
  });
  const rows = rowsOf(comparison);
  const duplicates = [['Left JSON', left] as const, ['Right JSON', right] as const].flatMap(([side, doc]) => {
    const note = duplicateKeyNote(doc);
    return note === undefined ? [] : [`${side}: ${note}`];
  });
  const matchedBy = [...new Set(comparison.keys.values())];
  const notes = [...duplicates, ...notesOn(settings, matchedBy, ignored)];
  const counts = countTypes(rows);
  const differences = { counts, matchedBy, ...treeOf(left, right, rows, filter) };
  if (outputFormat === 'sides') return { lines: alignedTexts(comparison), notes, differences };
  const json = outputFormat === 'patch' ? patchJson(comparison, rows) : reportJson(comparison, rows, counts, filter);
  return { json, notes, differences };
}
