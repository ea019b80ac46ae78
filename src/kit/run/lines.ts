import { InputError } from '@/engines/input-error';
import { linesOf } from '@/engines/text/lines';
import { type Outcome, outcomeOf, type Shown, type TableRows, textOf } from '../output';
import type { AnyTool, Context } from '../tool';
import { eachLine } from './each-line';

/** One line of several, for programs. */
export interface LineOutcome {
  readonly input: string;
  readonly result?: Shown['value'];
  readonly error?: string;
}

/** Fields have a column each; everything else is one text. */
function tableOf(lines: readonly LineOutcome[], kind: Shown['kind']): TableRows {
  if (kind !== 'fields')
    return {
      columns: ['Input', 'Result', 'Error'],
      rows: lines.map(({ input, result, error = '' }) => [
        input,
        result === undefined ? '' : textOf({ kind, value: result } as Shown),
        error,
      ]),
    };
  type Row = { label: string; value: string };
  const labels = [...new Set(lines.flatMap(({ result = [] }) => (result as Row[]).map(({ label }) => label)))];
  return {
    // Where it is seen, however many there are.
    columns: ['Input', 'Error', ...labels],
    rows: lines.map(({ input, result = [], error = '' }) => {
      const values = new Map((result as Row[]).map(({ label, value }) => [label, value]));
      return [input, error, ...labels.map((label) => values.get(label) ?? '')];
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
  const lines = linesOf(input).filter((line) => line.trim() !== '');
  const quiet = { ...context, progress: () => {} };
  let { kind } = tool.output;
  const runLine = async (line: string): Promise<LineOutcome> => {
    try {
      const { shown, fails } = outcomeOf(tool.output.kind, await run(line, options, quiet));
      if (fails) throw new InputError(fails.message, fails.details);
      kind = shown.kind;
      return { input: line, result: shown.value };
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
  const table = tableOf(outcomes, kind);
  return {
    shown: { kind: 'table', value: bad > 0 ? table : withoutErrors(table) },
    notes: bad > 0 ? [`${bad} of ${lines.length} lines could not be read.`] : [],
    facts: [],
    data: outcomes,
  };
}

const withoutErrors = ({ columns, rows }: TableRows): TableRows => {
  const at = columns.indexOf('Error');
  return { columns: columns.toSpliced(at, 1), rows: rows.map((row) => row.toSpliced(at, 1)) };
};
