import { textWidth } from './width';

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
export type TableAlign = 'left' | 'center' | 'right' | 'numbers';

interface TableLook {
  style: TableStyle;
  align: TableAlign;
  /** Whether the first row is a heading. */
  header: boolean;
}

/** A number as people write one in a table: sign, currency, separators, percent. */
const NUMBER = /^[-+−]?[$€£¥]?\d[\d.,'\u202f\xa0 ]*(e[-+]?\d+)?\s?[%€]?$/i;

/** What would break a row of the table or move its columns becomes a space. */
const inOneLine = (cell: string): string => cell.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ').trim();

/** Rows of cells as text, every column as wide as its widest cell. */
export function drawTable(rows: readonly (readonly string[])[], { style: name, align, header }: TableLook): string {
  const style: Style = STYLES[name];
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (columns === 0) return '';
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, at) => {
      const text = inOneLine(row[at] ?? '');
      return { text, width: textWidth(text) };
    }),
  );
  const widths = Array.from({ length: columns }, (_, at) =>
    cells.reduce((most, row) => Math.max(most, row[at]!.width), 1),
  );
  const sides = widths.map((_, at): 'left' | 'center' | 'right' => {
    if (align !== 'numbers') return align;
    const values = cells.slice(header ? 1 : 0).map((row) => row[at]!.text);
    return values.some((value) => value !== '') && values.every((value) => value === '' || NUMBER.test(value))
      ? 'right'
      : 'left';
  });

  const [left, between, right] = style.edges;
  const padded = ({ text, width }: { text: string; width: number }, at: number) => {
    const room = widths[at]! - width;
    const before = sides[at] === 'left' ? 0 : sides[at] === 'right' ? room : Math.floor(room / 2);
    return ' '.repeat(before) + text + ' '.repeat(room - before);
  };
  const line = (row: (typeof cells)[number]) => left + row.map(padded).join(between) + right;
  const rule = ([start, fill, cross, end]: Rule) => start + widths.map((width) => fill.repeat(width)).join(cross) + end;

  const lines: string[] = [];
  if (style.top) lines.push(rule(style.top));
  for (const [at, row] of cells.entries()) {
    if (at === 1 && header) lines.push(rule(style.head));
    else if (at > 0 && style.middle) lines.push(rule(style.middle));
    lines.push(line(row));
  }
  if (cells.length === 1 && header && !style.bottom) lines.push(rule(style.head));
  if (style.bottom) lines.push(rule(style.bottom));
  return lines.map((one) => one.trimEnd()).join('\n');
}
