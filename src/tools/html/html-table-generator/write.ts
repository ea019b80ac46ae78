import type { Cells } from './cells';
import { BORDER_COLOR, getAttributes } from './frameworks';
import { hasFooter, isAnchor, layOut } from './merge';
import { getSide, placeholder, readColors, type TableSettings } from './table';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string =>
  text
    .trim()
    .replace(/[&<>]/g, (sign) => SIGNS[sign]!)
    .replace(/\r\n?|\n/g, '<br>');

export function writeHtml(cells: Cells, settings: TableSettings): string {
  const { rows, columns, headerRow, headerColumn, responsive, caption, zebra } = settings;
  const attributes = getAttributes(settings, readColors(settings));
  const grid = layOut(cells, settings);
  const footerAt = hasFooter(settings) ? rows - 1 : rows;
  const bodyAt = headerRow ? 1 : 0;
  const lines: string[] = [];
  const base = responsive ? 1 : 0;
  const add = (depth: number, text: string) => lines.push('  '.repeat(base + depth) + text);

  const addRow = (at: number) => {
    const isHeader = at < bodyAt;
    const isFooter = at >= footerAt;
    const isStriped = zebra && !isHeader && !isFooter && (at - bodyAt) % 2 === 1;
    add(2, '<tr>');
    for (let column = 0; column < columns; column++) {
      const cell = grid[at]![column]!;
      if (!isAnchor(cell, at, column)) continue;
      const isRowHeader = !isHeader && headerColumn && column === 0;
      const part = isHeader ? 'header' : isRowHeader ? 'rowHeader' : isFooter ? 'footer' : 'cell';
      const tag = isHeader || isRowHeader ? 'th' : 'td';
      const spans =
        (cell.columns > 1 ? ` colspan="${cell.columns}"` : '') + (cell.rows > 1 ? ` rowspan="${cell.rows}"` : '');
      const scope = tag === 'th' ? ` scope="${isHeader ? 'col' : 'row'}"` : '';
      const text = cell.text.trim() === '' ? placeholder(at, column, settings) : cell.text;
      add(3, `<${tag}${scope}${spans}${attributes.cell(part, column, isStriped)}>${escapeHtml(text)}</${tag}>`);
    }
    add(2, '</tr>');
  };
  const addPart = (tag: string, attribute: string, start: number, end: number) => {
    if (start >= end) return;
    add(1, `<${tag}${attribute}>`);
    for (let at = start; at < end; at++) addRow(at);
    add(1, `</${tag}>`);
  };

  // What scrolls must be reachable by keyboard, and then it needs a name.
  const name = caption.trim() === '' ? 'Table' : escapeHtml(caption).replace(/<br>/g, ' ').replace(/"/g, '&quot;');
  if (responsive) lines.push(`<div${attributes.box} role="region" aria-label="${name}" tabindex="0">`);
  add(0, `<table${attributes.table}>`);
  if (caption.trim() !== '') add(1, `<caption${attributes.caption}>${escapeHtml(caption)}</caption>`);
  addPart('thead', attributes.head, 0, bodyAt);
  addPart('tbody', attributes.body, bodyAt, footerAt);
  addPart('tfoot', attributes.foot, footerAt, rows);
  add(0, '</table>');
  if (responsive) lines.push('</div>');
  return `${lines.join('\n')}\n`;
}

const WITHOUT_SHEET = {
  tailwind: '/* Tailwind CSS classes do it all: no style sheet needed. */\n',
  bootstrap: '/* Bootstrap’s own style sheet does it all. Padding, spacing and the kind of lines are Bootstrap’s. */\n',
  inline: '/* Every style is in the HTML: no style sheet needed. Hover effects need one. */\n',
} as const;

export function writeCss(settings: TableSettings): string {
  if (settings.framework !== 'vanilla') return WITHOUT_SHEET[settings.framework];
  const colors = readColors(settings);
  const { padding, spacing, borderWidth, borderStyle, headerColumn } = settings;
  const ownSides = new Set(
    Array.from({ length: settings.columns }, (_, column) => getSide(column, settings)).filter(
      (side) => side !== settings.alignment,
    ),
  );
  const rules: [selector: string, declarations: string[]][] = [];
  const add = (selector: string, ...declarations: string[]) => rules.push([selector, declarations]);
  if (settings.responsive) add('.table-responsive', 'overflow-x: auto');
  add(
    '.custom-table',
    `width: ${settings.width}`,
    ...(spacing === 0 ? ['border-collapse: collapse'] : ['border-collapse: separate', `border-spacing: ${spacing}px`]),
  );
  if (settings.caption.trim() !== '') add('.custom-table caption', `padding: ${padding}px`);
  add(
    '.custom-table th,\n.custom-table td',
    `padding: ${padding}px`,
    borderWidth === 0 ? 'border: 0' : `border: ${borderWidth}px ${borderStyle} ${BORDER_COLOR}`,
    `text-align: ${settings.alignment}`,
  );
  for (const side of ownSides) add(`.custom-table .text-${side}`, `text-align: ${side}`);
  if (settings.headerRow || headerColumn)
    add(
      '.custom-table th',
      'font-weight: bold',
      `background-color: ${colors.headerBackground}`,
      `color: ${colors.headerText}`,
    );
  add('.custom-table td', `background-color: ${colors.cellBackground}`, `color: ${colors.cellText}`);
  if (hasFooter(settings)) add('.custom-table tfoot td', 'font-weight: bold');
  if (settings.zebra) add('.custom-table tbody tr:nth-child(even) td', `background-color: ${colors.zebra}`);
  if (settings.hover) add('.custom-table tbody tr:hover td', `background-color: ${colors.hover}`);
  return rules
    .map(([selector, declarations]) => `${selector} {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`)
    .join('\n');
}
