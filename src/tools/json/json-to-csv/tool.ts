import { grouped } from '@/engines/number/grouped';
import { choice, defineTool, line, plain, result, text, toggle } from '@/kit';

export const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;

export default defineTool({
  input: text('JSON Input', {
    accept: '.json',
    language: 'json',
    placeholder: '[{"name": "Ada", "born": 1815}], or drop a file',
  }),
  options: {
    delimiter: choice('Delimiter', { comma: 'Comma (,)', semicolon: 'Semicolon (;)', tab: 'Tab' }, 'comma'),
    includeHeaders: toggle('Include Headers', true),
    flattenNested: toggle('Flatten Nested Objects', true),
    nestedSeparator: line('Nested Separator', '.', { maxLength: 10, when: { flattenNested: true } }),
  },
  output: plain({ label: 'CSV Output', download: 'converted_data.csv', downloadLabel: 'Download CSV' }),
  action: 'Convert JSON to CSV',
  inverse: ({ includeHeaders, delimiter, nestedSeparator, flattenNested }) =>
    includeHeaders
      ? {
          tool: 'csv-to-json',
          options: {
            delimiter: DELIMITERS[delimiter],
            detectTypes: true,
            ...(flattenNested && { nestKeys: true, nestedSeparator }),
          },
          loses: 'types that a cell cannot tell, and how it was laid out',
        }
      : undefined,
  async run(input, { delimiter, includeHeaders, flattenNested, nestedSeparator }, context) {
    const { jsonToCsv } = await import('@/engines/csv/from-json');
    const { text, rows, columns, notes } = jsonToCsv(
      input,
      { delimiter: DELIMITERS[delimiter], includeHeaders, flatten: flattenNested, separator: nestedSeparator },
      context.progress,
    );
    const facts = [
      { label: 'Rows', value: grouped(rows) },
      { label: 'Columns', value: grouped(columns) },
    ];
    const nothing = text === '' ? ['There is nothing to write: no object has a key.'] : [];
    return result(text, { facts, notes: [...notes, ...nothing] });
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
  ],
});
