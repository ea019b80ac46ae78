import { grouped } from '@/engines/number/grouped';
import { choice, code, defineTool, InputError, line, result, text, toggle } from '@/kit';

const FAILED = 'An error occurred during conversion. Please check your CSV data and settings.';
const CANDIDATES: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** A tab cannot be typed into a field, so it goes by its names. */
const readDelimiter = (written: string): string => (/^(?:\\t|tab)$/i.test(written) ? '\t' : written);

/** A first line in one piece that another delimiter would cut into several. */
function suspicion(input: string, delimiter: string): string[] {
  const [first = ''] = input.slice(0, 10_000).split(/\r?\n/, 1);
  if (first.includes(delimiter)) return [];
  const [best] = Object.keys(CANDIDATES)
    .map((one) => ({ one, count: first.split(one).length - 1 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return best
    ? [
        `The first line has ${CANDIDATES[best.one]} but not the delimiter. Should the Delimiter be ${best.one === '\t' ? '\\t' : best.one}?`,
      ]
    : [];
}

export default defineTool({
  input: text('CSV Input', { accept: '.csv,.tsv,.txt', placeholder: 'name,born\nAda,1815' }),
  options: {
    delimiter: line('Delimiter', ',', { maxLength: 10 }),
    prettyPrint: toggle('Pretty Print JSON', true),
    firstRowHeader: toggle('Use First Row as Header', true),
    outputFormat: choice(
      'Output Format',
      { array: 'Array of Objects', data: 'Object with Data Array', first: 'Single Object (First Row)' },
      'array',
    ),
    detectTypes: toggle('Detect Types', false),
    nestKeys: toggle('Nest Keys', false),
    nestedSeparator: line('Nested Separator', '.', { maxLength: 10, when: { nestKeys: true } }),
  },
  output: code('json', { download: 'converted.json', downloadLabel: 'Download JSON', tree: true }),
  action: 'Convert to JSON',
  inverse({ outputFormat, firstRowHeader, delimiter, nestKeys, nestedSeparator }) {
    const known = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '\\t': 'tab' }[delimiter];
    if (outputFormat !== 'array' || !firstRowHeader || !known) return undefined;
    return {
      tool: 'json-to-csv',
      options: { delimiter: known, ...(nestKeys && { nestedSeparator }) },
      loses: 'which cells were quoted',
    };
  },
  async run(input, options, context) {
    if (input.trim() === '') throw new InputError('Please enter CSV data or upload a CSV file.');
    const { csvToJson } = await import('@/engines/csv/to-json');
    const delimiter = readDelimiter(options.delimiter);
    try {
      const { text, rows, columns, notes } = csvToJson(
        input,
        {
          delimiter,
          header: options.firstRowHeader,
          shape: options.outputFormat,
          pretty: options.prettyPrint,
          types: options.detectTypes,
          separator: options.nestKeys ? options.nestedSeparator : undefined,
        },
        context.progress,
      );
      const facts = [
        { label: 'Rows', value: grouped(rows) },
        { label: 'Columns', value: grouped(columns) },
      ];
      return result(text, { facts, notes: [...suspicion(input, delimiter), ...notes] });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`${FAILED} ${error.message}.`, error.details);
    }
  },
  examples: [
    {
      title: 'Quotes and leading zeros',
      input: 'id,name,motto\n007,James Bond,"Shaken, not ""stirred"""\n042, Arthur Dent ,"Don\'t\npanic"',
      output: JSON.stringify(
        [
          { id: '007', name: 'James Bond', motto: 'Shaken, not "stirred"' },
          { id: '042', name: 'Arthur Dent', motto: "Don't\npanic" },
        ],
        null,
        2,
      ),
    },
    {
      title: 'Types and nested keys',
      input: 'id;price;size.w;size.h\n1;9.50;3;4\n2;;5;6',
      options: { delimiter: ';', detectTypes: true, nestKeys: true, prettyPrint: false },
      output: '[{"id":1,"price":9.50,"size":{"w":3,"h":4}},{"id":2,"price":null,"size":{"w":5,"h":6}}]',
    },
  ],
});
