import { randomTable, writeCsv } from '@/engines/random/data-table';
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
  output: plain({ label: 'CSV' }),
  action: 'Generate',
  run: (_, { seed, ...table }, context) => writeCsv(randomTable(sourceOf({ seed }, context), table)),
  examples: [
    {
      title: 'Three columns',
      input: undefined,
      output: `Column1,Column2,Column3
"forest, glacier",2021-09-18,-723
"lumen, breeze",2024-05-06,-174
"kestrel, delta",2016-01-10,288
"forest, glacier",2015-09-04,-162
"harbor, kestrel",2016-07-14,-205`,
    },
    {
      title: 'Realistic',
      input: undefined,
      options: { realistic: true, rows: 3, columns: 4 },
      output: `country,product,email,active
BR,Wool socks,elena.fischer@example.org,true
DE,Desk lamp,katya.dsouza@example.net,false
JP,USB-C cable,grace.ivanova@example.net,false`,
    },
  ],
});
