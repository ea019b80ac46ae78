import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { recordsTable } from './records-table';

const records = [
  { id: 1, name: 'Ada "A" Schmidt', tags: ['a', 'b'], plan: null },
  { id: 2, name: 'O’Neil, Bo', tags: [], plan: 'free' },
];
const rows = [
  ['1', 'Ada "A" Schmidt', '["a","b"]', ''],
  ['2', 'O’Neil, Bo', '[]', 'free'],
];
const columns = ['id', 'name', 'tags', 'plan'];

it('reads records of every format', () => {
  expect(recordsTable(JSON.stringify(records, null, 2), 'json')).toEqual({ columns, rows });
  expect(recordsTable(records.map((one) => JSON.stringify(one)).join('\n'), 'jsonl')).toEqual({ columns, rows });
  for (const [format, delimiter] of [
    ['csv', ','],
    ['tsv', '\t'],
  ] as const)
    expect(recordsTable(Papa.unparse([columns, ...rows], { delimiter }), format)).toEqual({ columns, rows });
});

it('takes one column whose cells are empty, and records with different fields', () => {
  expect(recordsTable('plan\n\nfree', 'csv')).toEqual({ columns: ['plan'], rows: [[''], ['free']] });
  expect(recordsTable('[{"a":1},{"b":true}]', 'json')).toEqual({
    columns: ['a', 'b'],
    rows: [
      ['1', ''],
      ['', 'true'],
    ],
  });
});
