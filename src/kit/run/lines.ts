import { InputError } from '@/engines/input-error';
import { getLines } from '@/engines/text/lines';
import { type FieldRow, type Outcome, type Shown, type TableRows, toOutcome, toText } from '../output';
import type { AnyTool, Context } from '../tool';
import { eachLine } from './each-line';

/** One line of several, for programs. */
export interface LineOutcome {
  readonly input: string;
  readonly result?: Shown['value'];
  /** Only where there are any. */
  readonly notes?: readonly string[];
  readonly error?: string;
}

/** Fields have a column each; everything else is one text. */
function toTable(lines: readonly LineOutcome[], kind: Shown['kind']): TableRows {
  const messages = ({ notes = [] }: LineOutcome) => notes.join(' ');
  if (kind !== 'fields')
    return {
      columns: ['Input', 'Result', 'Error', 'Notes'],
      rows: lines.map((line) => [
        line.input,
        line.result === undefined ? '' : toText({ kind, value: line.result } as Shown),
        line.error ?? '',
        messages(line),
      ]),
    };
  type Row = { label: string; value: string };
  const labels = [...new Set(lines.flatMap(({ result = [] }) => (result as Row[]).map(({ label }) => label)))];
  return {
    // Where it is seen, however many there are.
    columns: ['Input', 'Error', ...labels, 'Notes'],
    rows: lines.map((line) => {
      const values = new Map(((line.result ?? []) as Row[]).map(({ label, value }) => [label, value]));
      return [line.input, line.error ?? '', ...labels.map((label) => values.get(label) ?? ''), messages(line)];
    }),
  };
}

/** Runs each line by itself. A bad one spoils no other. */
export async function executeLines(
  tool: AnyTool,
  input: string,
  options: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Outcome<readonly LineOutcome[]>> {
  const run = tool.run as (input: unknown, options: unknown, context: Context) => unknown;
  const lines = getLines(input).filter((line) => line.trim() !== '');
  const quiet = { ...context, progress: () => {} };
  let { kind } = tool.output;
  /** What is true of every line. */
  let common: readonly FieldRow[] | undefined;
  const runLine = async (line: string): Promise<LineOutcome> => {
    try {
      const { shown, fails, notes, facts } = toOutcome(tool.output.kind, await run(line, options, quiet));
      if (fails) throw new InputError(fails.message, fails.details);
      kind = shown.kind;
      common = common?.filter((one) => facts.some((other) => isSame(one, other))) ?? facts;
      return { input: line, result: shown.value, ...(notes.length > 0 && { notes }) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { input: line, error: error.message };
    }
  };
  const outcomes = await eachLine(lines, runLine, (done) => {
    context.progress(done);
    context.signal.throwIfAborted();
  });
  const bad = outcomes.filter(({ error }) => error !== undefined).length;
  return {
    shown: { kind: 'table', value: withoutEmpty(toTable(outcomes, kind)) },
    notes: bad > 0 ? [`${bad} of ${lines.length} lines couldn’t be read.`] : [],
    facts: common ?? [],
    data: outcomes,
  };
}

const isSame = (one: FieldRow, other: FieldRow) => one.label === other.label && one.value === other.value;

/** Without the columns of what no line has. */
function withoutEmpty({ columns, rows }: TableRows): TableRows {
  const isKept = columns.map(
    (column, at) => (column !== 'Error' && column !== 'Notes') || rows.some((row) => row[at] !== ''),
  );
  const keep = (row: readonly string[]) => row.filter((_, at) => isKept[at]);
  return { columns: keep(columns), rows: rows.map(keep) };
}
