import { textWidth } from './width';
import { wrapCell } from './wrap';

/** Left edge, filling, crossing and right edge of a line between rows. */
type Rule = readonly [left: string, fill: string, cross: string, right: string];

interface Style {
  readonly edges: readonly [left: string, between: string, right: string];
  readonly top?: Rule;
  /** Below the heading. */
  readonly head: Rule;
  /** Between any other two rows. */
  readonly middle?: Rule;
  readonly bottom?: Rule;
}

const STYLES = {
  simple: {
    edges: ['| ', ' | ', ' |'],
    top: ['+-', '-', '-+-', '-+'],
    head: ['+-', '-', '-+-', '-+'],
    bottom: ['+-', '-', '-+-', '-+'],
  },
  compact: { edges: ['', '  ', ''], head: ['', '-', '  ', ''] },
  grid: {
    edges: ['| ', ' | ', ' |'],
    top: ['+-', '-', '-+-', '-+'],
    head: ['+=', '=', '=+=', '=+'],
    middle: ['+-', '-', '-+-', '-+'],
    bottom: ['+-', '-', '-+-', '-+'],
  },
  fancy: {
    edges: ['║ ', ' │ ', ' ║'],
    top: ['╔═', '═', '═╤═', '═╗'],
    head: ['╠═', '═', '═╪═', '═╣'],
    middle: ['╟─', '─', '─┼─', '─╢'],
    bottom: ['╚═', '═', '═╧═', '═╝'],
  },
  unicode: {
    edges: ['│ ', ' │ ', ' │'],
    top: ['┌─', '─', '─┬─', '─┐'],
    head: ['├─', '─', '─┼─', '─┤'],
    bottom: ['└─', '─', '─┴─', '─┘'],
  },
} as const satisfies Record<string, Style>;

export type TableStyle = keyof typeof STYLES;
/** Languages for documents, which `markup.ts` writes. */
export type MarkupStyle = 'markdown' | 'rst' | 'org' | 'mediawiki' | 'jira' | 'asciidoc' | 'latex';
export type Side = 'left' | 'center' | 'right';
export const isDrawn = (style: string): style is TableStyle => Object.hasOwn(STYLES, style);

export type TableAlign = 'left' | 'center' | 'right' | 'numbers';

export interface TableLook {
  align: TableAlign;
  /** Whether the first row is a heading. */
  header: boolean;
  /** Letters l, c and r, one for each column; the columns after them are aligned as all. */
  columns?: string;
  /** Cells are broken into lines of so many columns; 0 leaves them whole. */
  wrap?: number;
  /** Before every line, as of a comment. */
  prefix?: string;
}

/** A number as people write one in a table: sign, currency, separators, percent. */
const NUMBER = /^[-+−]?[$€£¥]?\d[\d.,'\u202f\xa0 ]*(e[-+]?\d+)?\s?[%€]?$/i;

/** What would break a row of the table or move its columns becomes a space. */
const inOneLine = (cell: string): string => cell.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ').trim();

const SIDES: Readonly<Record<string, Side>> = { l: 'left', c: 'center', r: 'right' };

/** Where the text of each column stands. */
function findSides(cells: readonly (readonly string[])[], { align, columns = '', header }: TableLook): Side[] {
  return (cells[0] ?? []).map((_, at) => {
    const own = SIDES[columns.replace(/[^lcr]/gi, '')[at]?.toLowerCase() ?? ''];
    if (own) return own;
    if (align !== 'numbers') return align;
    const values = cells.slice(header ? 1 : 0).map((row) => row[at]!);
    return values.some((text) => text !== '') && values.every((text) => text === '' || NUMBER.test(text))
      ? 'right'
      : 'left';
  });
}

/** Rows of one length, each cell in one line, and where its text stands. */
export function prepareTable(rows: readonly (readonly string[])[], look: TableLook) {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const texts = rows.map((row) => Array.from({ length: count }, (_, at) => inOneLine(row[at] ?? '')));
  return { texts, sides: findSides(texts, look) };
}

export const withPrefix = (text: string, { prefix = '' }: TableLook): string =>
  prefix === '' ? text : text.replace(/^/gm, prefix).replace(/[ \t]+$/gm, '');

/** Rows of cells as text, every column as wide as its widest cell. */
export function drawTable(rows: readonly (readonly string[])[], look: TableLook & { style: TableStyle }): string {
  const { texts, sides } = prepareTable(rows, look);
  return sides.length === 0 ? '' : withPrefix(drawLines(texts, sides, look, STYLES[look.style]), look);
}

function drawLines(
  texts: readonly (readonly string[])[],
  sides: readonly Side[],
  { header, wrap = 0 }: TableLook,
  style: Style,
): string {
  const columns = sides.length;
  const cells = texts.map((row) =>
    row.map((text) => wrapCell(text, wrap).map((line) => ({ text: line, width: textWidth(line) }))),
  );
  const widths = Array.from({ length: columns }, (_, at) =>
    cells.reduce((most, row) => row[at]!.reduce((widest, { width }) => Math.max(widest, width), most), 1),
  );

  const [left, between, right] = style.edges;
  const padded = ({ text, width }: { text: string; width: number }, at: number) => {
    const room = widths[at]! - width;
    const before = sides[at] === 'left' ? 0 : sides[at] === 'right' ? room : Math.floor(room / 2);
    return ' '.repeat(before) + text + ' '.repeat(room - before);
  };
  const blank = { text: '', width: 0 };
  const drawRow = (row: (typeof cells)[number]) => {
    const height = row.reduce((most, lines) => Math.max(most, lines.length), 1);
    for (let at = 0; at < height; at++)
      lines.push(left + row.map((cell, column) => padded(cell[at] ?? blank, column)).join(between) + right);
  };
  const rule = ([start, fill, cross, end]: Rule) => start + widths.map((width) => fill.repeat(width)).join(cross) + end;

  const lines: string[] = [];
  if (style.top) lines.push(rule(style.top));
  for (const [at, row] of cells.entries()) {
    if (at === 1 && header) lines.push(rule(style.head));
    else if (at > 0 && style.middle) lines.push(rule(style.middle));
    drawRow(row);
  }
  if (cells.length === 1 && header && !style.bottom) lines.push(rule(style.head));
  if (style.bottom) lines.push(rule(style.bottom));
  return lines.map((one) => one.trimEnd()).join('\n');
}
