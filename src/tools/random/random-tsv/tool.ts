import { randomTable, writeTsv } from '@/engines/random/data-table';
import { defineTool, integer, plain, toggle } from '@/kit';
import { seed, sourceOf } from '@/kit/generator';

export default defineTool({
  options: {
    rows: integer('Rows', 5, { min: 1, max: 20, commandMax: 10_000, hint: 'Besides the header' }),
    columns: integer('Columns', 3, { min: 1, max: 10 }),
    realistic: toggle('Realistic Values', false, {
      hint: 'Named columns of names, e-mail addresses, dates and prices',
    }),
    seed: seed(),
  },
  output: plain({ label: 'TSV' }),
  action: 'Generate',
  run: (_, { seed, ...table }, context) => writeTsv(randomTable(sourceOf({ seed }, context), table)),
  examples: [
    {
      title: 'Three columns',
      input: undefined,
      output: `Column1\tColumn2\tColumn3
cobalt\tamber, kestrel\ttrue
forest\tjuniper, lumen\ttrue
island\tkestrel, amber\ttrue
breeze\tjuniper, amber\ttrue
forest\tisland, delta\tfalse`,
    },
    {
      title: 'Realistic',
      input: undefined,
      options: { realistic: true, rows: 3, columns: 4 },
      output: `phone\trating\tname\tproduct
+1 555 0122\t1.4\tKatya Okafor\tNotebook, A5
+1 555 0173\t2.4\tLiam Kim\tUSB-C cable
+1 555 0100\t3.4\tBen Okafor\tTea <loose leaf>`,
    },
  ],
});
