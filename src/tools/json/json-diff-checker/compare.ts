import { diffLines, type LineDiff } from '@/engines/diff';
import { InputError } from '@/engines/input-error';
import { compareDocuments, getRows, type JsonDiffOptions } from '@/engines/json/diff';
import { alignedTexts } from '@/engines/json/diff-sides';
import { type IgnoredPaths, ignoredPaths } from '@/engines/json/ignored-paths';
import { duplicateKeyNote } from '@/engines/json/problems';
import { type JsonInput, readJsonInput } from '@/engines/json/read';
import { grouped } from '@/engines/number/grouped';
import { countTypes, type Differences, type Filter, toTree } from './report';
import { patchJson, reportJson } from './written';

interface CompareSettings extends Omit<JsonDiffOptions, 'ignored' | 'arrayKeys' | 'ignoreOrder'> {
  readonly ignoreArrayOrder: boolean;
  readonly filter: Filter;
  readonly matchArraysBy: 'guess' | 'key' | 'alignment';
  readonly arrayKey: string;
  readonly ignorePaths: string;
  readonly outputFormat: 'report' | 'sides' | 'patch';
  readonly jsonc: boolean;
  readonly repair: boolean;
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

type Side = JsonInput | { fault: string };

function readSide(side: string, input: string, { jsonc, repair }: CompareSettings): Side {
  try {
    return readJsonInput(input, { allowComments: jsonc, allowTrailingCommas: jsonc, repair });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column, hint } = error.details;
    const fault = `Invalid JSON: ${side}, line ${line}, column ${column}: ${error.message}`;
    return { fault: hint ? `${fault}. ${hint}` : fault };
  }
}

function getKeys({ matchArraysBy, arrayKey }: CompareSettings): JsonDiffOptions['arrayKeys'] {
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
      `None of the changed arrays could be matched by ${settings.arrayKey}: every element must be an object that has it, with a unique text or number`,
    );
  if (ignored) {
    const most = Math.max(ignored.left.size, ignored.right.size);
    if (most > 0) notes.push(`${count(most, 'value')} at ignored paths left out`);
    for (const path of ignored.idle) notes.push(`Ignore Paths: neither document has anything at ${path}`);
  }
  return notes;
}

/** What differs, value by value; line by line where one of the two is no JSON. */
export async function compareJson(
  inputs: { readonly left: string; readonly right: string },
  settings: CompareSettings,
  signal: AbortSignal,
): Promise<Compared> {
  const sides = [
    ['Left JSON', readSide('Left JSON', inputs.left, settings)],
    ['Right JSON', readSide('Right JSON', inputs.right, settings)],
  ] as const;
  const [[, leftSide], [, rightSide]] = sides;
  if ('fault' in leftSide || 'fault' in rightSide) {
    const notes = sides.flatMap(([, side]) => ('fault' in side ? [side.fault] : []));
    const diff = diffLines(inputs.left, inputs.right, settings, { signal });
    return { lines: { ...inputs, diff }, notes: [...notes, 'Compared as text, line by line'] };
  }
  const [left, right] = [leftSide.doc, rightSide.doc];
  const { filter, ignorePaths, outputFormat } = settings;
  const ignored = ignorePaths.trim() === '' ? undefined : await ignoredPaths(ignorePaths, left, right, 'ignorePaths');
  const comparison = compareDocuments(left, right, {
    ...settings,
    ignoreOrder: settings.ignoreArrayOrder,
    arrayKeys: getKeys(settings),
    ignored,
  });
  const rows = getRows(comparison);
  const messages = [['Left JSON', leftSide] as const, ['Right JSON', rightSide] as const].flatMap(
    ([name, { doc, notes }]) => {
      const duplicates = duplicateKeyNote(doc);
      return [...notes, ...(duplicates === undefined ? [] : [duplicates])].map((note) => `${name}: ${note}`);
    },
  );
  const matchedBy = [...new Set(comparison.keys.values())];
  const notes = [...messages, ...notesOn(settings, matchedBy, ignored)];
  const counts = countTypes(rows);
  const differences = { counts, matchedBy, ...toTree(left, right, rows, filter) };
  if (outputFormat === 'sides') return { lines: alignedTexts(comparison), notes, differences };
  const json = outputFormat === 'patch' ? patchJson(comparison, rows) : reportJson(comparison, rows, counts, filter);
  return { json, notes, differences };
}
