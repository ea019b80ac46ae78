import { fetchColors } from '@/engines/color/entered';
import { choice, code, color, defineTool, integer, line, text, toggle } from '@/kit';
import { type Cells, checkSize, readCells, wholeSize } from './cells';
import { FORMATS } from './formats';
import { canReadColors, type TableSettings } from './table';
import { writeCss, writeHtml } from './write';

const FILES = {
  html: 'table.html',
  css: 'table.css',
  markdown: 'table.md',
  csv: 'table.csv',
  latex: 'table.tex',
} as const;

type Part = keyof typeof FILES;
const getLanguage = (part: Part) => (part === 'csv' || part === 'latex' ? undefined : part);

async function writePart(part: Part, cells: Cells, settings: TableSettings): Promise<string> {
  if (part === 'css') return writeCss(settings);
  if (part === 'html') return writeHtml(cells, settings);
  if (part === 'latex') return (await import('./latex')).writeLatex(cells, settings);
  const { writeCsv, writeMarkdown } = await import('./write-text');
  return part === 'csv' ? writeCsv(cells, settings) : writeMarkdown(cells, settings);
}

export default defineTool({
  input: text('Cells', {
    optional: true,
    accept: '.tsv,.txt',
    placeholder: 'Rows of cells separated by tabs, as copied from a spreadsheet',
  }),
  options: {
    rows: integer('Rows', 3, { min: 1, max: 500, commandMax: 10_000 }),
    columns: integer('Columns', 3, { min: 1, max: 50, commandMax: 1000 }),
    headerRow: toggle('Header Row', true),
    headerColumn: toggle('Header Column', false),
    footerRow: toggle('Footer Row', false),
    caption: line('Caption'),
    alignment: choice('Alignment', { left: 'Left', center: 'Center', right: 'Right' }, 'left'),
    columnAlignment: line('Align Each Column', '', {
      placeholder: 'lcr',
      maxLength: 1000,
      hint: 'l, c or r for each column: left, center, right',
    }),
    width: choice('Table Width', { auto: 'Auto', '100%': '100%', '75%': '75%', '50%': '50%' }, '100%'),
    padding: integer('Cell Padding', 8, { min: 0, max: 20, slider: true, unit: 'px' }),
    spacing: integer('Cell Spacing', 2, { min: 0, max: 10, slider: true, unit: 'px' }),
    borderWidth: integer('Border Width', 1, { min: 0, max: 5, slider: true, unit: 'px' }),
    borderStyle: choice('Border Style', { solid: 'Solid', dotted: 'Dotted', dashed: 'Dashed' }, 'solid'),
    headerBackground: color('Header Background Color', '#f3f4f6'),
    headerText: color('Header Text Color', '#000000'),
    cellBackground: color('Cell Background Color', '#ffffff'),
    cellText: color('Cell Text Color', '#000000'),
    responsive: toggle('Responsive', true),
    zebra: toggle('Zebra Striping', false),
    hover: toggle('Hover Effect', true),
    framework: choice(
      'CSS Framework',
      { vanilla: 'Vanilla', tailwind: 'Tailwind', bootstrap: 'Bootstrap', inline: 'Inline styles (mail)' },
      'tailwind',
    ),
    inputFormat: choice('Input Format', FORMATS, 'tabs', {
      hidden: true,
      hint: 'In tabs and CSV, a cell with only ⇤ joins the cell at its left, one with only ⤒ the cell above',
    }),
    part: choice('Part', { html: 'HTML', css: 'CSS', markdown: 'Markdown', csv: 'CSV', latex: 'LaTeX' }, 'html', {
      hidden: true,
    }),
  },
  output: code(({ part }) => getLanguage(part as Part), {
    label: 'HTML',
    download: ({ part }) => FILES[part as Part],
  }),
  action: 'Generate',
  emptyInput: true,
  async run(input, { part, inputFormat, ...settings }) {
    const read = inputFormat === 'tabs' ? undefined : (await import('./read')).readTable(input, inputFormat);
    const cells = read?.cells ?? readCells(input);
    const whole = {
      ...wholeSize(cells, settings),
      caption: settings.caption || (read?.caption ?? ''),
      columnAlignment: settings.columnAlignment || (read?.columnAlignment ?? ''),
    };
    checkSize(whole);
    if (!canReadColors(settings)) await fetchColors();
    return writePart(part, cells, whole);
  },
  examples: [
    {
      title: 'Prices',
      input: 'Item\tPrice\nTea & milk\t£2\nCoffee\t£3',
      options: { rows: 3, columns: 2, framework: 'vanilla', caption: 'Prices' },
      output: `<div class="table-responsive" role="region" aria-label="Prices" tabindex="0">
  <table class="custom-table">
    <caption>Prices</caption>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Price</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>Tea &amp; milk</td>
        <td>£2</td>
      </tr>
      <tr>
        <td>Coffee</td>
        <td>£3</td>
      </tr>
    </tbody>
  </table>
</div>
`,
    },
    {
      title: 'Merged cells, as LaTeX',
      input: 'City\tPeople\nOslo\t709\ntogether\t⇤',
      options: { rows: 3, columns: 2, part: 'latex', columnAlignment: 'lr' },
      output: `\\begin{tabular}{lr}
\\hline
\\textbf{City} & \\textbf{People} \\\\
\\hline
Oslo & 709 \\\\
\\multicolumn{2}{l}{together} \\\\
\\hline
\\end{tabular}
`,
    },
  ],
});
