import { writeTsv } from '@/engines/random/data-table';
import { defineTool } from '@/kit';
import { drawsTable } from '../table';

export default defineTool({
  ...drawsTable('TSV', 'tsv', writeTsv),
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
    {
      title: 'Your own fields',
      input: undefined,
      options: {
        data: 'fields',
        records: 3,
        fields: 'id: sequence(100, 5)\nname: full name\nemail: email(name)\nplan: one of(free 60, pro 30) nulls 20%',
      },
      output: `id\tname\temail\tplan
100\tKatya Larsen\tkatya.larsen@example.org\tfree
105\tElena Singh\telena.singh@example.net\tfree
110\tNoah Rossi\tnoah.rossi@example.com\t`,
    },
  ],
});
