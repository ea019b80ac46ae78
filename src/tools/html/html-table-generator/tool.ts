import { fetchColors } from '@/engines/color/entered';
import { choice, code, color, defineTool, integer, line, text, toggle } from '@/kit';
import { checkSize, readCells, wholeSize } from './cells';
import { canReadColors, writeCss, writeHtml } from './table';

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
    caption: line('Caption'),
    alignment: choice('Alignment', { left: 'Left', center: 'Center', right: 'Right' }, 'left'),
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
    framework: choice('CSS Framework', { vanilla: 'Vanilla', tailwind: 'Tailwind' }, 'tailwind'),
    part: choice('Part', { html: 'HTML', css: 'CSS' }, 'html', { hidden: true }),
  },
  output: code(({ part }) => (part === 'css' ? 'css' : 'html'), {
    label: 'HTML',
    download: ({ part }) => (part === 'css' ? 'table.css' : 'table.html'),
  }),
  action: 'Generate',
  emptyInput: true,
  async run(input, { part, ...settings }) {
    const cells = readCells(input);
    const whole = wholeSize(cells, settings);
    checkSize(whole);
    if (!canReadColors(settings)) await fetchColors();
    return part === 'css' ? writeCss(settings) : writeHtml(cells, whole);
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
  ],
});
