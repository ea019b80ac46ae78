import { escapeLatex } from '@/engines/text-table/markup';
import type { Cells } from './cells';
import { hasFooter, layOut } from './merge';
import { getSide, placeholder, type TableSettings } from './table';

const write = (text: string): string => escapeLatex(text.trim().replace(/\s+/g, ' '));

/** A tabular; merged cells are written with multicolumn and multirow. */
export function writeLatex(cells: Cells, settings: TableSettings): string {
  const { rows, columns, headerRow, headerColumn } = settings;
  const grid = layOut(cells, settings);
  const isEmpty = grid.every((row) => row.every(({ text }) => text.trim() === ''));
  const caption = write(settings.caption);
  const footerAt = hasFooter(settings) ? rows - 1 : rows;
  const lines: string[] = [];

  const writeRow = (at: number): string => {
    const parts: string[] = [];
    for (let column = 0; column < columns; ) {
      const cell = grid[at]![column]!;
      let text = '';
      if (cell.row === at) {
        text = write(isEmpty ? placeholder(at, column, settings) : cell.text);
        const isBold = (headerRow && at === 0) || at >= footerAt || (headerColumn && column === 0);
        if (isBold && text !== '') text = `\\textbf{${text}}`;
        if (cell.rows > 1) text = `\\multirow{${cell.rows}}{*}{${text}}`;
      }
      if (cell.columns > 1) text = `\\multicolumn{${cell.columns}}{${getSide(column, settings)[0]}}{${text}}`;
      parts.push(text);
      column += cell.columns;
    }
    return `${parts.join(' & ').trimEnd()} \\\\`;
  };

  if (grid.some((row) => row.some((cell) => cell.rows > 1))) lines.push('% \\usepackage{multirow}');
  if (caption !== '') lines.push('\\begin{table}', '\\centering', `\\caption{${caption}}`);
  const sides = Array.from({ length: columns }, (_, column) => getSide(column, settings)[0]);
  lines.push(`\\begin{tabular}{${sides.join('')}}`, '\\hline');
  for (let at = 0; at < rows; at++) {
    if (at === footerAt) lines.push('\\hline');
    lines.push(writeRow(at));
    if (headerRow && at === 0 && at + 1 !== footerAt && rows > 1) lines.push('\\hline');
  }
  lines.push('\\hline', '\\end{tabular}');
  if (caption !== '') lines.push('\\end{table}');
  return `${lines.join('\n')}\n`;
}
