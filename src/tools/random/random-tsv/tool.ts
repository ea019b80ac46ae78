import { writeTsv } from '@/engines/random/data-table';
import { defineTool } from '@/kit';
import { drawsTable } from '../table';

export default defineTool({
  ...drawsTable('TSV', writeTsv),
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
