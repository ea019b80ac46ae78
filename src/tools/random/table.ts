import { randomTable } from '@/engines/random/data-table';
import { integer, plain, toggle } from '@/kit';
import { COPIED_MESSAGE, getSource, seed } from '@/kit/generator';
import type { OptionValues } from '@/kit/option';
import type { Context } from '@/kit/tool';
import { drawMock, forUsual, isMock, mockFile, mockOptions } from './mock';

const USUAL = {
  rows: integer('Rows', 5, { min: 1, max: 20, commandMax: 10_000, hint: 'Not counting the header' }),
  columns: integer('Columns', 3, { min: 1, max: 10 }),
  realistic: toggle('Realistic Values', false, {
    hint: 'Named columns of names, email addresses, dates and prices',
  }),
};
const optionsFor = (format: 'csv' | 'tsv') => {
  const { data, ...own } = mockOptions(format);
  return { data, ...forUsual(USUAL), ...own, seed: seed() };
};

/** A tool that draws a table and writes it so; what is missing are its examples. */
export const drawsTable = (
  label: string,
  format: 'csv' | 'tsv',
  write: (rows: readonly (readonly string[])[]) => string,
) => ({
  options: optionsFor(format),
  output: plain({ label, copiedMessage: COPIED_MESSAGE, download: mockFile('records', () => `random-${format}.txt`) }),
  action: 'Generate',
  run: async (_: undefined, options: OptionValues<ReturnType<typeof optionsFor>>, context: Context) =>
    isMock(options) ? drawMock(options, context) : write(randomTable(await getSource(options, context), options)),
});
