import type { MockFormat } from '@/engines/mock/write';
import { area, choice, integer, line, tabs } from '@/kit';
import { getSource } from '@/kit/generator';
import type { OptionShape, OptionValues } from '@/kit/option';
import type { Context } from '@/kit/tool';

const FORMATS = { json: 'JSON', jsonl: 'JSON Lines', csv: 'CSV', tsv: 'TSV', xml: 'XML', sql: 'SQL inserts' } as const;
const DIALECTS = { postgresql: 'PostgreSQL', mysql: 'MySQL', sqlite: 'SQLite', sqlserver: 'SQL Server' } as const;
const OWN = { data: 'fields' };

const SAMPLE = `id: sequence
name: full name
email: email(name)
plan: one of(free 60, pro 30, team 10)
spend: normal(40, 12)
since: date(2020-01-01, 2026-01-01)
tags[0-3]: word`;

/** Options for records of your own fields, beside those that a tool has. */
export const mockOptions = (own: MockFormat) => ({
  data: tabs('Data', { usual: 'Random', fields: 'Own fields' }, 'usual'),
  fields: area('Fields', SAMPLE, {
    hint: 'name: type(…) per line, or a JSON Schema. Behind a type: unique, nulls 20%. Indented lines make an object, name[0-3] a list.',
    maxLength: 100_000,
    when: OWN,
  }),
  records: integer('Records', 100, { min: 1, max: 10_000, commandMax: 100_000, when: OWN }),
  format: choice('Format', FORMATS, own, { when: OWN }),
  dialect: choice('SQL Dialect', DIALECTS, 'postgresql', { when: { ...OWN, format: 'sql' } }),
  table: line('Table Name', 'records', { maxLength: 100, when: { ...OWN, format: 'sql' } }),
});
type MockValues = OptionValues<ReturnType<typeof mockOptions>> & { readonly seed: string };

/** The options that a tool has anyway, for its own data alone. */
export const forUsual = <Shape extends OptionShape>(shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, option]) => [name, { ...option, when: { ...option.when, data: 'usual' } }]),
  ) as unknown as Shape;

export const isMock = (options: Readonly<Record<string, unknown>>): boolean => options.data === 'fields';

/** The name of the file; the usual one for the tool's own data. */
export const mockFile =
  (name: string, usual: (options: Readonly<Record<string, unknown>>) => string) =>
  (options: Readonly<Record<string, unknown>>): string =>
    isMock(options) ? `${name}.${String(options.format)}` : usual(options);

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The records as text. */
export async function drawMock(
  { fields, records, format, dialect, table, seed }: MockValues,
  context: Context,
): Promise<string> {
  const [{ drawRecords, writeMock }, random] = await Promise.all([
    import('@/engines/mock'),
    getSource({ seed }, context),
  ]);
  const rows = await drawRecords(fields, records, random, async (done) => {
    context.progress(done);
    await nextTurn();
    context.signal.throwIfAborted();
  });
  return writeMock(rows, format, { table, dialect });
}
