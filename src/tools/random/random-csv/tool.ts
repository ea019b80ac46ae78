import { writeCsv } from '@/engines/random/data-table';
import { defineTool } from '@/kit';
import { drawsTable } from '../table';

export default defineTool({
  ...drawsTable('CSV', 'csv', writeCsv),
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
    {
      title: 'Your own fields',
      input: undefined,
      options: {
        data: 'fields',
        records: 3,
        fields: 'id: sequence(100, 5)\nname: full name\nemail: email(name)\nplan: one of(free 60, pro 30) nulls 20%',
      },
      output: `id,name,email,plan
100,Anton Rahman,anton.rahman@example.com,free
105,Grace Yilmaz,grace.yilmaz@example.net,free
110,Hana Patel,hana.patel@example.com,`,
    },
  ],
});
