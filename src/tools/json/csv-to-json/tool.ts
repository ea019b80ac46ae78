import { grouped } from '@/engines/number/grouped';
import { choice, code, defineTool, InputError, line, result, summary, text, toggle } from '@/kit';
import { getIndent, spacesOrTab } from '@/kit/json';

const FAILED = 'An error occurred during conversion. Please check your CSV data and settings.';
const QUOTES = { double: '"', single: "'", none: '' } as const;

/** A tab cannot be typed into a field, and a program names the others too. */
const NAMED: Readonly<Record<string, string>> = {
  '\\t': '\t',
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  colon: ':',
  space: ' ',
};
const readDelimiter = (written: string): string => NAMED[written.trim().toLowerCase()] ?? written;

export default defineTool({
  input: text('CSV Input', { accept: '.csv,.tsv,.txt', placeholder: 'name,born\nAda,1815' }),
  options: {
    delimiter: line('Delimiter', ',', { maxLength: 10 }),
    detectDelimiter: toggle('Detect Delimiter', true, {
      hint: 'If the Delimiter is a comma, uses another that fits the rows better',
    }),
    quotes: choice('Quotes', { auto: 'Detected', double: 'Double (")', single: "Single (')", none: 'None' }, 'auto'),
    trimCells: toggle('Trim Cells', false, { hint: 'Removes white space around cells that are not quoted' }),
    prettyPrint: toggle('Pretty Print JSON', true),
    indentSize: { ...spacesOrTab, when: { prettyPrint: true } },
    firstRowHeader: toggle('Use First Row as Header', true),
    columnNames: line('Column Names', '', {
      placeholder: 'id, name',
      maxLength: 10_000,
      hint: 'Your own, separated by commas, instead of the header’s',
    }),
    outputFormat: choice(
      'Output Format',
      {
        array: 'Array of Objects',
        data: 'Object with Data Array',
        first: 'Single Object (First Row)',
        lines: 'JSON Lines',
      },
      'array',
    ),
    detectTypes: toggle('Detect Types', false),
    nestKeys: toggle('Nest Keys', false),
    nestedSeparator: line('Nested Separator', '.', { maxLength: 10, when: { nestKeys: true } }),
  },
  output: code('json', {
    download: ({ outputFormat }) => (outputFormat === 'lines' ? 'converted.jsonl' : 'converted.json'),
    downloadLabel: 'Download JSON',
    tree: true,
  }),
  action: 'Convert to JSON',
  inverse({
    outputFormat,
    firstRowHeader,
    columnNames,
    delimiter,
    detectDelimiter,
    quotes,
    nestKeys,
    nestedSeparator,
  }) {
    const known = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' }[readDelimiter(delimiter)];
    const isPlain = (outputFormat === 'array' || outputFormat === 'lines') && firstRowHeader && columnNames === '';
    if (!isPlain || !known || quotes === 'single') return undefined;
    return {
      tool: 'json-to-csv',
      options: { delimiter: known, ...(nestKeys && { nestedSeparator }) },
      loses: detectDelimiter
        ? 'which cells were quoted, and the delimiter if it was detected'
        : 'which cells were quoted',
    };
  },
  async run(input, options, context) {
    if (input.trim() === '') throw new InputError('Please enter CSV data or upload a CSV file.');
    const { convertCsv } = await import('./convert');
    const { columnNames, detectDelimiter, detectTypes, firstRowHeader, indentSize, nestKeys, nestedSeparator } =
      options;
    const provided = readDelimiter(options.delimiter);
    try {
      const { text, facts, notes, data } = convertCsv(
        input,
        {
          delimiter: detectDelimiter && provided === ',' ? undefined : provided,
          quote: options.quotes === 'auto' ? undefined : QUOTES[options.quotes],
          names: columnNames,
          trim: options.trimCells,
          header: firstRowHeader,
          shape: options.outputFormat,
          indent: options.prettyPrint ? getIndent(indentSize) : '',
          types: detectTypes,
          separator: nestKeys ? nestedSeparator : undefined,
        },
        context.progress,
      );
      return result(text, { facts, notes, data });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`${FAILED} ${error.message}.`, error.details);
    }
  },
  summarize: ({ data: { columns, rows } }) =>
    summary(
      `${columns.length} ${columns.length === 1 ? 'column' : 'columns'}, ${grouped(rows)} ${rows === 1 ? 'row' : 'rows'}`,
      columns.slice(0, 8).join(', '),
    ),
  examples: [
    {
      title: 'Quotes and leading zeros',
      input: 'id,name,motto\n007,James Bond,"Shaken, not ""stirred"""\n042,Arthur Dent,"Don\'t\npanic"',
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
    {
      title: 'Semicolons to JSON Lines',
      input: 'city;rent\nBonn;12,50\nGraz;11,00',
      options: { outputFormat: 'lines', columnNames: 'city, euros' },
      output: '{"city":"Bonn","euros":"12,50"}\n{"city":"Graz","euros":"11,00"}',
      notes: ['Separated by semicolons, as the rows show.'],
    },
  ],
});
