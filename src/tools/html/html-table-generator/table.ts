import { canRead, readColor } from '@/engines/color/entered';
import { mixColors } from '@/engines/color/mix';
import type { Color } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { hasFooter, type Shape } from './merge';

export type Side = 'left' | 'center' | 'right';

export interface TableSettings {
  rows: number;
  columns: number;
  headerRow: boolean;
  headerColumn: boolean;
  footerRow: boolean;
  columnAlignment: string;
  alignment: Side;
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
  framework: 'vanilla' | 'tailwind' | 'bootstrap' | 'inline';
}

export interface TableColors {
  headerBackground: string;
  cellBackground: string;
  headerText: string;
  cellText: string;
  zebra: string;
  hover: string;
}

/** Larger tables come only by pasting, and then all of it is wanted. */
export const MOST = { rows: 500, columns: 50 };

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

/** What stands in a cell until something is typed. */
export function placeholder(row: number, column: number, { rows, headerRow, footerRow }: Shape): string {
  if (headerRow && row === 0) return `Header ${column + 1}`;
  if (hasFooter({ rows, headerRow, footerRow }) && row === rows - 1) return `Footer ${column + 1}`;
  return `Cell ${headerRow ? row : row + 1},${column + 1}`;
}

const SIDES: Readonly<Record<string, Side>> = { l: 'left', c: 'center', r: 'right' };

/** Where the text of a column stands: as its letter says, else as all. */
export const getSide = (
  column: number,
  { columnAlignment, alignment }: Pick<TableSettings, 'columnAlignment' | 'alignment'>,
): Side => SIDES[columnAlignment.replace(/[^lcr]/gi, '')[column]?.toLowerCase() ?? ''] ?? alignment;
