import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { writeCells } from './cells';
import { readTable } from './read';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = async (cells: readonly (readonly string[])[], options: Partial<Options>) =>
  (
    await runTool(tool, writeCells(cells), {
      rows: cells.length,
      columns: cells.reduce((most, row) => Math.max(most, row.length), 1),
      ...options,
    })
  ).value;

const MERGED = [
  ['City', 'People', '⇤', 'Seen'],
  ['Both & all', '⇤', '1 %', '2023'],
  ['⤒', '⇤', '$5_0', 'a#b'],
  ['Deep', 'x~y', '{z}', '^\\'],
  ['⤒', '', 'k', '<b>'],
  ['together', '⇤', '⇤', 'last'],
];

const LATEX = String.raw`% \usepackage{multirow}
\begin{tabular}{lrcl}
\hline
\textbf{City} & \multicolumn{2}{r}{\textbf{People}} & \textbf{Seen} \\
\hline
\multicolumn{2}{l}{\multirow{2}{*}{Both \& all}} & 1 \% & 2023 \\
\multicolumn{2}{l}{} & \$5\_0 & a\#b \\
\multirow{2}{*}{Deep} & x\textasciitilde{}y & \{z\} & \textasciicircum{}\textbackslash{} \\
 &  & k & <b> \\
\hline
\multicolumn{3}{l}{\textbf{together}} & \textbf{last} \\
\hline
\end{tabular}
`;

/** What `pandoc -f latex -t html --wrap=none` (2.17) makes of it. */
const BY_PANDOC = `<table>
<thead>
<tr class="header">
<th style="text-align: left;"><strong>City</strong></th>
<th colspan="2" style="text-align: right;"><strong>People</strong></th>
<th style="text-align: left;"><strong>Seen</strong></th>
</tr>
</thead>
<tbody>
<tr class="odd">
<td colspan="2" rowspan="2" style="text-align: left;">Both &amp; all</td>
<td style="text-align: center;">1 %</td>
<td style="text-align: left;">2023</td>
</tr>
<tr class="even">
<td style="text-align: center;">$5_0</td>
<td style="text-align: left;">a#b</td>
</tr>
<tr class="odd">
<td rowspan="2" style="text-align: left;">Deep</td>
<td style="text-align: right;">x~y</td>
<td style="text-align: center;">{z}</td>
<td style="text-align: left;">^\\</td>
</tr>
<tr class="even">
<td style="text-align: right;"></td>
<td style="text-align: center;">k</td>
<td style="text-align: left;">&lt;b&gt;</td>
</tr>
<tr class="odd">
<td colspan="3" style="text-align: left;"><strong>together</strong></td>
<td style="text-align: left;"><strong>last</strong></td>
</tr>
</tbody>
</table>`;

describe('LaTeX', () => {
  it('is what pandoc reads back, merged cells and signs of the language too', async () => {
    expect(await run(MERGED, { part: 'latex', columnAlignment: 'lrc', footerRow: true })).toBe(LATEX);
    const read = readTable(BY_PANDOC, 'html');
    expect(read.cells).toEqual(MERGED);
    expect(read.headerRow).toBe(true);
  });

  it('puts a caption above', async () => {
    const latex = await run([['a']], { part: 'latex', caption: 'Cost in %' });
    expect(latex).toContain('\\begin{table}\n\\centering\n\\caption{Cost in \\%}\n\\begin{tabular}{l}');
    expect(latex.trimEnd().endsWith('\\end{tabular}\n\\end{table}')).toBe(true);
  });
});

describe('Markdown and CSV', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', '|', '\\', '"', ',', ' ', 'é', '寿'), maxLength: 6 }),
    fc.constantFrom('a\nb', 'x|y\\', '1'),
  );
  const cells = fc
    .array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 4 })
    .map((rows) => rows.map((row) => row.map((cell) => cell.trim())))
    .filter((rows) => rows.some((row) => row.some((cell) => cell !== '')));

  it('are read by markdown-it as the same cells', async () => {
    const markdown = new MarkdownIt({ html: true });
    await fc.assert(
      fc.asyncProperty(cells, async (rows) => {
        const written = await run(rows, { part: 'markdown', columnAlignment: 'lcr' });
        const tokens = markdown.parse(written, {});
        const read = tokens.flatMap((token, at) =>
          /^t[hd]_open$/.test(token.type) ? [tokens[at + 1]!.children!.map((one) => one.content).join('')] : [],
        );
        expect(read).toEqual(rows.flat().map((cell) => cell.replace(/\n/g, '<br>')));
        expect(tokens.filter(({ type }) => type === 'th_open').map((token) => token.attrGet('style'))).toEqual([
          null,
          'text-align:center',
          'text-align:right',
        ]);
        expect(readTable(written, 'auto')).toEqual({
          cells: rows,
          headerRow: rows[0]!.some((cell) => cell !== ''),
          columnAlignment: 'lcr',
        });
      }),
      { numRuns: runs(60) },
    );
  });

  it('are read by Papa Parse as the same cells', async () => {
    await fc.assert(
      fc.asyncProperty(cells, async (rows) => {
        const written = await run(rows, { part: 'csv' });
        const { data } = Papa.parse<string[]>(written, { delimiter: ',', newline: '\r\n' });
        expect(data.slice(0, -1)).toEqual(rows);
      }),
      { numRuns: runs(60) },
    );
  });

  it('write an example where nothing was typed, and no names that nobody typed beside what was', async () => {
    expect(await run([], { part: 'csv', rows: 2, columns: 2 })).toBe('Header 1,Header 2\r\n"Cell 1,1","Cell 1,2"\r\n');
    expect(await run([['a']], { part: 'csv', rows: 2, columns: 2 })).toBe('a,\r\n,\r\n');
  });
});

describe('tables from elsewhere', () => {
  it.each<[string, string, unknown]>([
    [
      'CSV',
      'a,b\n"c, d",e',
      {
        cells: [
          ['a', 'b'],
          ['c, d', 'e'],
        ],
      },
    ],
    [
      'CSV with semicolons',
      'a;b\n1,5;2',
      {
        cells: [
          ['a', 'b'],
          ['1,5', '2'],
        ],
      },
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      {
        cells: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'a drawn table',
      '+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\n+---+---+',
      {
        cells: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'JSON',
      '[{"a":1,"b":"x"},{"a":2.50,"b":null}]',
      {
        cells: [
          ['a', 'b'],
          ['1', 'x'],
          ['2.50', ''],
        ],
        headerRow: true,
      },
    ],
    [
      'Markdown in a text',
      'Before\n\na | b\n-|:-:\n1 | 2\n\nAfter',
      {
        cells: [
          ['a', 'b'],
          ['1', '2'],
        ],
        headerRow: true,
        columnAlignment: 'lc',
      },
    ],
    [
      'Markdown with escapes',
      '|a\\|b|`c`|\n|---|---|\n|d<br>e|\\\\|',
      {
        cells: [
          ['a|b', '`c`'],
          ['d\ne', '\\'],
        ],
        headerRow: true,
      },
    ],
  ])('reads %s', (_, text, expected) => {
    expect(readTable(text, 'auto')).toEqual(expected);
  });

  it('reads HTML as browsers lay it out', () => {
    const read = readTable(
      `<p>x</p><table><caption> The <b>caption</b> </caption>
       <tfoot><tr><th>sum</th><td>3</td></tr></tfoot>
       <thead><tr><th>a</th><th align="right">b</th></tr></thead>
       <tr><th>x<br>y</th><td align=right>1&nbsp;</td></tr>
       <tr><th rowspan=0>z</th><td align=right>2 <table><tr><td>inner</table></td></tr>
       <tr><td align=right>3`,
      'html',
    );
    expect(read).toEqual({
      cells: [
        ['a', 'b'],
        ['x\ny', '1'],
        ['z', '2 inner'],
        ['⤒', '3'],
        ['sum', '3'],
      ],
      headerRow: true,
      footerRow: true,
      headerColumn: true,
      caption: 'The caption',
    });
  });

  it('takes header, caption and sides of what it reads on the command line', async () => {
    const html = await runTool(tool, '| a | b |\n| :-: | -: |\n| 1 | 2 |', {
      inputFormat: 'markdown',
      rows: 2,
      columns: 2,
      framework: 'inline',
    });
    expect(html.value).toMatch(/text-align: center[^>]*>a<[\s\S]*text-align: right[^>]*>b</);
  });

  it('says what it misses', () => {
    expect(() => readTable('<p>no</p>', 'html')).toThrow('There’s no table in this HTML');
    expect(() => readTable('a, b', 'markdown')).toThrow('There’s no Markdown table here');
    expect(() => readTable('{"a":', 'json')).toThrow();
  });
});

describe('frameworks', () => {
  const cells = [
    ['', 'North', 'South'],
    ['May', '1', '2'],
    ['June', '3', '4'],
    ['Sum', '4', '6'],
  ];
  const all = { headerColumn: true, footerRow: true, columnAlignment: 'lrr', zebra: true, responsive: false } as const;

  it('Bootstrap is written with its classes, and our colors as its variables', async () => {
    const html = await run(cells, { ...all, framework: 'bootstrap', width: '75%' });
    expect(html).toContain(
      '<table class="table table-bordered table-striped table-hover w-75" style="--bs-table-bg: #ffffff;',
    );
    expect(html).toContain('<td class="text-end">1</td>');
    expect(html).toContain('<th scope="row" class="text-start" style="--bs-table-bg: #f3f4f6;');
  });

  it('styles for mail are in every cell', async () => {
    const html = await run(cells, { ...all, framework: 'inline' });
    const rows = html.split('<tr>').slice(1);
    expect(rows[2]).toContain('text-align: right; background-color: #f5f5f5; color: #000000">3<');
    expect(rows[1]).toContain('text-align: right; background-color: #ffffff; color: #000000">1<');
    expect(rows[3]).toContain('text-align: right; font-weight: bold; background-color: #ffffff; color: #000000">4<');
    expect(html).not.toContain('class=');
  });

  it('a header column and a footer are marked up for those who listen', async () => {
    const html = await run(cells, { ...all, framework: 'vanilla' });
    expect(html.match(/<th scope="row">/g)).toHaveLength(3);
    expect(html).toMatch(/<tfoot>\s*<tr>\s*<th scope="row">Sum<\/th>/);
    expect(await run(cells, { ...all, framework: 'vanilla', part: 'css' })).toContain(
      '.custom-table .text-right {\n  text-align: right;\n}',
    );
  });
});
