import { grouped } from '@/engines/number/grouped';
import { choice, defineTool, factValue, InputError, line, plain, result, resultAs, summary, text, toggle } from '@/kit';
import { jsonc, repair } from '@/kit/json';
import { readColumns } from './columns';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

/** The delimiter that is chosen, or typed where it is another. */
export const getDelimiter = (delimiter: keyof typeof DELIMITERS | 'other', other: string): string =>
  delimiter === 'other' ? other : DELIMITERS[delimiter];

export default defineTool({
  input: text('JSON Input', {
    accept: '.json,.jsonc,.jsonl,.ndjson',
    language: 'json',
    placeholder: '[{"name": "Ada", "born": 1815}], or drop a file',
  }),
  options: {
    delimiter: choice(
      'Delimiter',
      { comma: 'Comma (,)', semicolon: 'Semicolon (;)', tab: 'Tab', pipe: 'Pipe (|)', other: 'Other' },
      'comma',
    ),
    otherDelimiter: line('Other Delimiter', '~', { maxLength: 10, when: { delimiter: 'other' } }),
    includeHeaders: toggle('Include Headers', true),
    flattenNested: toggle('Flatten Nested Objects', true),
    nestedSeparator: line('Nested Separator', '.', {
      maxLength: 10,
      when: { flattenNested: true, nestedNames: 'separator' },
    }),
    nestedNames: choice(
      'Nested Names',
      { separator: 'With the separator: a.b', brackets: 'In brackets: a[b]' },
      'separator',
      {
        when: { flattenNested: true },
        extra: true,
      },
    ),
    arrays: choice(
      'Arrays',
      { json: 'As JSON text', columns: 'A column for each element', rows: 'A row for each element' },
      'json',
      { when: { flattenNested: true } },
    ),
    unwind: line('Arrays to Rows', '', {
      placeholder: 'All of them',
      hint: 'Names of columns, such as tags, items.parts',
      maxLength: 5000,
      when: { flattenNested: true, arrays: 'rows' },
    }),
    pick: line('Columns', '', {
      placeholder: 'All, as they come',
      hint: 'In this order: name, city.name as City',
      maxLength: 20_000,
    }),
    format: choice('Format', { csv: 'CSV', xlsx: 'Excel (XLSX)' }, 'csv', { hidden: true }),
    jsonc: { ...jsonc, extra: true },
    repair: { ...repair, extra: true },
  },
  also: ['bytes'],
  output: plain({ label: 'CSV Output', download: 'converted_data.csv', downloadLabel: 'Download CSV' }),
  action: 'Convert JSON to CSV',
  inverse: ({
    includeHeaders,
    format,
    arrays,
    pick,
    delimiter,
    otherDelimiter,
    nestedSeparator,
    nestedNames,
    flattenNested,
  }) =>
    includeHeaders &&
    format === 'csv' &&
    pick === '' &&
    !(flattenNested && (nestedNames === 'brackets' || arrays === 'rows'))
      ? {
          tool: 'csv-to-json',
          options: {
            delimiter: getDelimiter(delimiter, otherDelimiter),
            detectDelimiter: false,
            quotes: 'double',
            detectTypes: true,
            ...(flattenNested && { nestKeys: true, nestedSeparator }),
          },
          loses: 'types that a cell cannot tell, and the layout',
        }
      : undefined,
  async run(input, options, context) {
    const { delimiter, otherDelimiter, includeHeaders, flattenNested, nestedSeparator, jsonc, repair } = options;
    const { jsonToCsv, jsonToXlsx } = await import('@/engines/csv/from-json');
    const parts = getDelimiter(delimiter, otherDelimiter);
    if (parts === '' || /["\r\n]/.test(parts))
      throw new InputError('The delimiter can be one or more characters, but no quote or line break', {
        field: 'otherDelimiter',
      });
    const settings = {
      delimiter: parts,
      includeHeaders,
      flatten: flattenNested,
      flattenArrays: options.arrays === 'columns',
      ...(flattenNested &&
        options.arrays === 'rows' && { unwind: readColumns(options.unwind).map(({ name }) => name) }),
      pick: readColumns(options.pick),
      separator: nestedSeparator,
      brackets: options.nestedNames === 'brackets',
    };
    const reading = { allowComments: jsonc, allowTrailingCommas: jsonc, repair };
    const describe = ({
      rows,
      columns,
      allColumns,
    }: {
      rows: number;
      columns: number;
      allColumns: readonly string[];
    }) => ({
      facts: [
        { label: 'Rows', value: grouped(rows) },
        { label: 'Columns', value: grouped(columns) },
      ],
      data: { columns: allColumns },
    });
    if (options.format === 'xlsx') {
      const made = await jsonToXlsx(input, settings, context.progress, reading);
      return resultAs(
        'bytes',
        { bytes: made.bytes, name: 'converted_data.xlsx', type: XLSX },
        { ...describe(made), notes: made.notes },
      );
    }
    const made = jsonToCsv(input, settings, context.progress, reading);
    const nothing = made.text === '' ? ['Nothing to write: no object has a key.'] : [];
    return result(made.text, { ...describe(made), notes: [...made.notes, ...nothing] });
  },
  summarize(outcome) {
    const [columns, rows] = [factValue(outcome, 'Columns'), factValue(outcome, 'Rows')];
    const [first = ''] = outcome.shown.kind === 'text' ? outcome.shown.value.split('\n', 1) : [];
    return summary(
      `${columns} ${columns === '1' ? 'column' : 'columns'}, ${rows} ${rows === '1' ? 'row' : 'rows'}`,
      first.slice(0, 200),
    );
  },
  examples: [
    {
      title: 'People',
      input:
        '[\n  {"name": "Ada Lovelace", "born": 1815, "city": {"name": "London", "country": "UK"}},\n  {"name": "Alan \\"Prof\\" Turing", "born": 1912, "tags": ["logic", "codes"]}\n]',
      output:
        'name,born,city.name,city.country,tags\nAda Lovelace,1815,London,UK,\n"Alan ""Prof"" Turing",1912,,,"[""logic"",""codes""]"',
    },
    {
      title: 'Semicolons, nothing flattened',
      input: '[{"id": 12345678901234567890, "price": 1.0, "size": {"w": 3}}]',
      options: { delimiter: 'semicolon', flattenNested: false },
      output: 'id;price;size\n12345678901234567890;1.0;"{""w"":3}"',
    },
    {
      title: 'JSON Lines, names in brackets',
      input: '{"id":1,"at":{"x":1.5},"tags":["a","b"]}\n{"id":2,"tags":["c"]}\n',
      options: { nestedNames: 'brackets', arrays: 'columns' },
      output: 'id,at[x],tags[0],tags[1]\n1,1.5,a,b\n2,,c,',
      notes: ['Read as JSON Lines: 2 documents.'],
    },
    {
      title: 'A row for each element, some columns',
      input:
        '[{"order":7,"to":{"city":"Bonn"},"items":[{"sku":"A1","n":2},{"sku":"B2","n":1}]},{"order":8,"items":[]}]',
      options: { arrays: 'rows', pick: 'order, items.sku as article, items.n' },
      output: 'order,article,items.n\n7,A1,2\n7,B2,1\n8,,',
    },
  ],
});
