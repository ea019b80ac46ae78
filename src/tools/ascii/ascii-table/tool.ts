import { drawTable, isDrawn, readCells } from '@/engines/text-table';
import { choice, defineTool, InputError, integer, line, plain, text, toggle } from '@/kit';

/** Each cell is as wide as the widest of its column: a few long ones could make a page of gigabytes. */
const LARGEST = 20_000_000;

const DRAWN = { style: ['simple', 'compact', 'grid', 'fancy', 'unicode'] } as const;

export default defineTool({
  input: text('Table', {
    initial: 'Planet\tSymbol\tMoons\nEarth\t🌍\t1\nMars\t♂\t2\nJupiter\t木星\t97',
    accept: '.csv,.tsv,.txt',
  }),
  options: {
    style: choice(
      'Style',
      {
        simple: 'Simple',
        compact: 'Compact',
        grid: 'Grid',
        fancy: 'Fancy',
        unicode: 'Unicode',
        markdown: 'Markdown',
        rst: 'reStructuredText',
        org: 'Org',
        mediawiki: 'MediaWiki',
        jira: 'Jira',
        asciidoc: 'AsciiDoc',
        latex: 'LaTeX',
      },
      'simple',
    ),
    align: choice('Alignment', { left: 'Left', center: 'Center', right: 'Right', numbers: 'Numbers right' }, 'left'),
    header: toggle('Header Row', true),
    columns: line('Columns', '', {
      placeholder: 'lcr',
      maxLength: 200,
      hint: 'l, c or r for each column: left, center, right',
    }),
    wrap: integer('Wrap At', 0, { min: 0, max: 200, hint: 'Columns of a cell; 0 leaves cells whole', when: DRAWN }),
    prefix: line('Comment Prefix', '', { placeholder: '# ', maxLength: 20 }),
  },
  output: plain({ label: 'Preview', download: 'ascii-table.txt', copiedMessage: { title: 'Copied to clipboard' } }),
  action: 'Generate',
  async run(input, options) {
    const rows = readCells(input);
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
    const widest = rows.reduce((most, row) => row.reduce((width, cell) => Math.max(width, cell.length), most), 1);
    if (rows.length * columns * widest > LARGEST)
      throw new InputError('This table would be too large to draw. Shorten its longest cells or use fewer rows.');
    const { style } = options;
    if (isDrawn(style)) return drawTable(rows, { ...options, style });
    const { writeTable } = await import('@/engines/text-table/markup');
    return writeTable(rows, style, options);
  },
  examples: [
    {
      title: 'From a spreadsheet',
      input: 'Name\tQty\nTea\t12\n寿司\t3',
      options: { style: 'unicode' },
      output: '┌──────┬─────┐\n│ Name │ Qty │\n├──────┼─────┤\n│ Tea  │ 12  │\n│ 寿司 │ 3   │\n└──────┴─────┘',
    },
    {
      title: 'Prices under each other',
      input: 'Item\tPrice\nTea\t2.20\nCoffee\t10.90',
      options: { style: 'grid', align: 'numbers' },
      output:
        '+--------+-------+\n| Item   | Price |\n+========+=======+\n| Tea    |  2.20 |\n+--------+-------+\n| Coffee | 10.90 |\n+--------+-------+',
    },
    {
      title: 'For a README',
      input: 'Item\tPrice\nTea | mug\t2.20',
      options: { style: 'markdown', columns: 'lr' },
      output: '| Item       | Price |\n| ---------- | ----: |\n| Tea \\| mug |  2.20 |',
    },
  ],
});
