import { randomTable } from '@/engines/random/data-table';
import { integer, plain, toggle } from '@/kit';
import { COPIED_MESSAGE, getSource, seed } from '@/kit/generator';
import type { OptionValues } from '@/kit/option';
import type { Context } from '@/kit/tool';

const OPTIONS = {
  rows: integer('Rows', 5, { min: 1, max: 20, commandMax: 10_000, hint: 'Not counting the header' }),
  columns: integer('Columns', 3, { min: 1, max: 10 }),
  realistic: toggle('Realistic Values', false, {
    hint: 'Named columns of names, email addresses, dates and prices',
  }),
  seed: seed(),
};

/** A tool that draws a table and writes it so; what is missing are its examples. */
export const drawsTable = (label: string, write: (rows: readonly (readonly string[])[]) => string) => ({
  options: OPTIONS,
  output: plain({ label, copiedMessage: COPIED_MESSAGE }),
  action: 'Generate',
  run: async (_: undefined, { seed, ...table }: OptionValues<typeof OPTIONS>, context: Context) =>
    write(randomTable(await getSource({ seed }, context), table)),
});
