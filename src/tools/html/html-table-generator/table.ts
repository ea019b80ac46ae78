import { canRead, readColor } from '@/engines/color/entered';
import { mixColors } from '@/engines/color/mix';
import type { Color } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import type { Cells } from './cells';

export interface TableSettings {
  rows: number;
  columns: number;
  headerRow: boolean;
  alignment: 'left' | 'center' | 'right';
  padding: number;
  spacing: number;
  borderStyle: 'solid' | 'dotted' | 'dashed';
  borderWidth: number;
  headerBackground: string;
  cellBackground: string;
  headerText: string;
  cellText: string;
  width: 'auto' | '100%' | '75%' | '50%';
  responsive: boolean;
  zebra: boolean;
  hover: boolean;
  caption: string;
  framework: 'vanilla' | 'tailwind';
}

export interface TableColors {
  headerBackground: string;
  cellBackground: string;
  headerText: string;
  cellText: string;
  zebra: string;
  hover: string;
}

export const BORDER_COLOR = '#d1d5db';

const NAMES = {
  headerBackground: 'Header Background Color',
  cellBackground: 'Cell Background Color',
  headerText: 'Header Text Color',
  cellText: 'Cell Text Color',
} as const;

type WrittenColors = Pick<TableSettings, keyof typeof NAMES>;

/** Whether the colors can be read without fetching what is known of others than hex. */
export const canReadColors = (settings: WrittenColors): boolean =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).every((name) => canRead(settings[name]));

/** The colors in a form that can stand anywhere. Throws `InputError` for what is none. */
export function readColors(settings: WrittenColors): TableColors {
  const read = (name: keyof typeof NAMES) => readColor(settings[name], `${NAMES[name]} is not a color`);
  const write = (color: Color) => formatSrgb(color, 'hex');
  const ground = read('cellBackground');
  const text = read('cellText');
  return {
    headerBackground: write(read('headerBackground')),
    cellBackground: write(ground),
    headerText: write(read('headerText')),
    cellText: write(text),
    // A little of the text's color: it stays legible, whatever the two are.
    zebra: write(mixColors(ground, text, 0.04)),
    hover: write(mixColors(ground, text, 0.09)),
  };
}

/** What a cell says: what was typed, or what it is. */
function cellText(cells: Cells, row: number, column: number, headerRow: boolean): string {
  const typed = cells[row]?.[column] ?? '';
  return typed.trim() === '' ? placeholder(row, column, headerRow) : typed;
}
export const placeholder = (row: number, column: number, headerRow: boolean): string =>
  headerRow && row === 0 ? `Header ${column + 1}` : `Cell ${headerRow ? row : row + 1},${column + 1}`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string =>
  text
    .trim()
    .replace(/[&<>]/g, (sign) => SIGNS[sign]!)
    .replace(/\r\n?|\n/g, '<br>');

/** Tailwind's scale has a step for every 4 pixels and half steps up to 14. */
const step = (prefix: string, pixels: number): string =>
  pixels === 1
    ? `${prefix}-px`
    : pixels % 4 === 0 || (pixels % 2 === 0 && pixels <= 14)
      ? `${prefix}-${pixels / 4}`
      : `${prefix}-[${pixels}px]`;

const WIDTHS = { auto: 'w-auto', '100%': 'w-full', '75%': 'w-3/4', '50%': 'w-1/2' } as const;

interface Classes {
  box: string;
  table: string;
  caption: string;
  body: string;
  header: string;
  cell: string;
}

function tailwindClasses(settings: TableSettings, colors: TableColors): Classes {
  const { alignment, padding, spacing, borderStyle, borderWidth } = settings;
  const border =
    borderWidth === 0
      ? []
      : [
          borderWidth === 1 ? 'border' : borderWidth % 2 === 0 ? `border-${borderWidth}` : `border-[${borderWidth}px]`,
          `border-${borderStyle}`,
          `border-[${BORDER_COLOR}]`,
        ];
  const cell = [step('p', padding), ...border, `text-${alignment}`];
  return {
    box: 'overflow-x-auto',
    table: [
      WIDTHS[settings.width],
      ...(spacing === 0 ? ['border-collapse'] : ['border-separate', step('border-spacing', spacing)]),
    ].join(' '),
    caption: step('p', padding),
    body: [
      ...(settings.zebra ? [`[&>tr:nth-child(even)>td]:bg-[${colors.zebra}]`] : []),
      // Important, so that it wins over the stripes whatever the order of the classes is.
      ...(settings.hover ? [`[&>tr:hover>td]:!bg-[${colors.hover}]`] : []),
    ].join(' '),
    header: [...cell, 'font-bold', `bg-[${colors.headerBackground}]`, `text-[${colors.headerText}]`].join(' '),
    cell: [...cell, `bg-[${colors.cellBackground}]`, `text-[${colors.cellText}]`].join(' '),
  };
}

const VANILLA: Classes = {
  box: 'table-responsive',
  table: 'custom-table',
  caption: '',
  body: '',
  header: '',
  cell: '',
};

export function writeHtml(cells: Cells, settings: TableSettings): string {
  const colors = readColors(settings);
  const { rows, columns, headerRow, responsive, caption, framework } = settings;
  const classes = framework === 'tailwind' ? tailwindClasses(settings, colors) : VANILLA;
  const attribute = (name: string) => (name === '' ? '' : ` class="${name}"`);
  const lines: string[] = [];
  const base = responsive ? 1 : 0;
  const add = (depth: number, text: string) => lines.push('  '.repeat(base + depth) + text);
  const row = (at: number) => {
    const isHeader = headerRow && at === 0;
    const [tag, open] = isHeader
      ? ['th', `<th scope="col"${attribute(classes.header)}>`]
      : ['td', `<td${attribute(classes.cell)}>`];
    add(2, '<tr>');
    for (let column = 0; column < columns; column++)
      add(3, `${open}${escapeHtml(cellText(cells, at, column, headerRow))}</${tag}>`);
    add(2, '</tr>');
  };

  // What scrolls must be reachable by keyboard, and then it needs a name.
  const name = caption.trim() === '' ? 'Table' : escapeHtml(caption).replace(/<br>/g, ' ').replace(/"/g, '&quot;');
  if (responsive) lines.push(`<div${attribute(classes.box)} role="region" aria-label="${name}" tabindex="0">`);
  add(0, `<table${attribute(classes.table)}>`);
  if (caption.trim() !== '') add(1, `<caption${attribute(classes.caption)}>${escapeHtml(caption)}</caption>`);
  if (headerRow) {
    add(1, '<thead>');
    row(0);
    add(1, '</thead>');
  }
  if (rows > (headerRow ? 1 : 0)) {
    add(1, `<tbody${attribute(classes.body)}>`);
    for (let at = headerRow ? 1 : 0; at < rows; at++) row(at);
    add(1, '</tbody>');
  }
  add(0, '</table>');
  if (responsive) lines.push('</div>');
  return `${lines.join('\n')}\n`;
}

export function writeCss(settings: TableSettings): string {
  if (settings.framework === 'tailwind') return '/* Tailwind CSS classes do it all: no style sheet needed. */\n';
  const colors = readColors(settings);
  const { padding, spacing, borderWidth, borderStyle } = settings;
  const rules: [selector: string, declarations: string[]][] = [
    ...(settings.responsive ? [['.table-responsive', ['overflow-x: auto']] as [string, string[]]] : []),
    [
      '.custom-table',
      [
        `width: ${settings.width}`,
        ...(spacing === 0
          ? ['border-collapse: collapse']
          : ['border-collapse: separate', `border-spacing: ${spacing}px`]),
      ],
    ],
    ...(settings.caption.trim() === ''
      ? []
      : [['.custom-table caption', [`padding: ${padding}px`]] as [string, string[]]]),
    [
      '.custom-table th,\n.custom-table td',
      [
        `padding: ${padding}px`,
        borderWidth === 0 ? 'border: 0' : `border: ${borderWidth}px ${borderStyle} ${BORDER_COLOR}`,
        `text-align: ${settings.alignment}`,
      ],
    ],
    ...(settings.headerRow
      ? [
          [
            '.custom-table th',
            ['font-weight: bold', `background-color: ${colors.headerBackground}`, `color: ${colors.headerText}`],
          ] as [string, string[]],
        ]
      : []),
    ['.custom-table td', [`background-color: ${colors.cellBackground}`, `color: ${colors.cellText}`]],
    ...(settings.zebra
      ? [['.custom-table tbody tr:nth-child(even) td', [`background-color: ${colors.zebra}`]] as [string, string[]]]
      : []),
    ...(settings.hover
      ? [['.custom-table tbody tr:hover td', [`background-color: ${colors.hover}`]] as [string, string[]]]
      : []),
  ];
  return rules
    .map(([selector, declarations]) => `${selector} {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`)
    .join('\n');
}
