import { keywords, splitList, splitWords, writeRule } from '@/engines/css-value';
import { choice, InputError, integer, line, toggle } from '@/kit';
import { type OptionValues, readOption } from '@/kit/option';
import { type Area, cropAreas, parseAreas, toCells } from './areas';
import { parseTracks, type Tracks, writeNames, writeShort, writeTracks } from './tracks';

const gap = (label: string) => integer(label, 12, { min: 0, max: 100, slider: true, unit: 'px' });
const ITEMS = keywords('stretch', 'start', 'center', 'end');
const CONTENT = keywords('stretch', 'start', 'center', 'end', 'space-between', 'space-around', 'space-evenly');

export const TRACKS = {
  columns: line('Columns', '200px 1fr 200px', { maxLength: 1000, hint: 'Sizes, with names of lines in brackets.' }),
  rows: line('Rows', '64px 1fr 64px', { maxLength: 1000, hint: 'Sizes, with names of lines in brackets.' }),
};
export const GAPS = { columnGap: gap('Column Gap'), rowGap: gap('Row Gap') };
/** What few need. */
export const CONTAINER = {
  justifyItems: choice('Justify Items', ITEMS, 'stretch'),
  alignItems: choice('Align Items', ITEMS, 'stretch'),
  justifyContent: choice('Justify Content', CONTENT, 'stretch'),
  alignContent: choice('Align Content', CONTENT, 'stretch'),
  fillScreen: toggle('Fill the Screen', false, { hint: 'At least as high as the window: rows in fr then have room.' }),
  shorthand: toggle('Shorthand', true, { hint: 'grid-template, or else its three parts one by one.' }),
};
const OPTIONS = { ...TRACKS, ...GAPS, ...CONTAINER };
export type GridOptions = OptionValues<typeof OPTIONS> & { areas: string; alignment: string };

const SELF = keywords('auto', 'start', 'center', 'end', 'stretch');
export const AREA = {
  alignSelf: choice('Align Self', SELF, 'auto'),
  justifySelf: choice('Justify Self', SELF, 'auto'),
};
export type Alignment = OptionValues<typeof AREA>;
export const NO_ALIGNMENT: Alignment = { alignSelf: 'auto', justifySelf: 'auto' };

export interface Grid {
  readonly columns: Tracks;
  readonly rows: Tracks;
  readonly areas: readonly Area[];
  readonly alignments: ReadonlyMap<string, Alignment>;
  /** How many areas are left out or cut, for want of columns or rows. */
  readonly cropped: number;
}

export const sizeOf = ({ columns, rows }: Pick<Grid, 'columns' | 'rows'>) => ({
  columns: columns.sizes.length,
  rows: rows.sizes.length,
});

/** How areas stand in their cells, as `name: align justify`. */
export function parseAlignments(text: string): Map<string, Alignment> {
  const found = new Map<string, Alignment>();
  for (const part of splitList(text).filter((one) => one !== '')) {
    const colon = part.indexOf(':');
    const [align, justify = 'auto', ...more] = splitWords(part.slice(colon + 1));
    if (colon < 1 || align === undefined || more.length > 0)
      throw new InputError(`“${part.slice(0, 60)}” isn’t an alignment: write it like main: center end`);
    found.set(part.slice(0, colon).trim(), {
      alignSelf: readOption(AREA.alignSelf, align),
      justifySelf: readOption(AREA.justifySelf, justify),
    });
  }
  return found;
}

export const writeAlignments = (alignments: ReadonlyMap<string, Alignment>): string =>
  [...alignments]
    .filter(([, { alignSelf, justifySelf }]) => alignSelf !== 'auto' || justifySelf !== 'auto')
    .map(([name, { alignSelf, justifySelf }]) => `${name}: ${alignSelf} ${justifySelf}`)
    .join(', ');

export function readGrid({ columns: columnText, rows: rowText, areas, alignment }: GridOptions): Grid {
  const columns = parseTracks(columnText, TRACKS.columns.label);
  const rows = parseTracks(rowText, TRACKS.rows.label);
  const drawn = parseAreas(areas);
  const kept = cropAreas(drawn, sizeOf({ columns, rows }));
  const isWhole = ({ name, rows: tall, columns: wide }: Area) =>
    kept.some((area) => area.name === name && area.rows === tall && area.columns === wide);
  return {
    columns,
    rows,
    areas: kept,
    alignments: parseAlignments(alignment),
    cropped: drawn.filter((area) => !isWhole(area)).length,
  };
}

/** Lines of a value stand deeper than the declaration. */
const NEXT_LINE = '\n    ';

/** The cells in columns of equal width, as people line them up. */
function alignedRows(grid: Grid): string[] {
  const cells = toCells(grid.areas, sizeOf(grid));
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map(
    (row) =>
      `"${row
        .map((name, column) => name.padEnd(widths[column]!))
        .join(' ')
        .trimEnd()}"`,
  );
}

/** `grid-template`: the areas as a picture, with the size of a row behind it and the columns below. */
function writeTemplate(grid: Grid): string {
  const { columns, rows, areas } = grid;
  if (areas.length === 0) return `${writeShort(rows)} / ${writeShort(columns)}`;
  const drawn = alignedRows(grid);
  const widest = Math.max(...drawn.map(({ length }) => length));
  const isNamed = rows.names.some((names) => names.length > 0);
  const starts = rows.names.map((names) => writeNames(names));
  const indent = isNamed ? Math.max(...starts.slice(0, -1).map(({ length }) => length)) : 0;
  const lines = drawn.map((row, at) => {
    const start = indent > 0 ? `${starts[at]!.padEnd(indent)} ` : '';
    const end = at === drawn.length - 1 && starts.at(-1) !== '' ? ` ${starts.at(-1)}` : '';
    return `${start}${row.padEnd(widest)} ${rows.sizes[at]}${end}`;
  });
  return ['', ...lines, `/ ${writeTracks(columns)}`].join(NEXT_LINE);
}

export const writeGap = ({ rowGap, columnGap }: Pick<GridOptions, 'rowGap' | 'columnGap'>): string | undefined => {
  if (rowGap === columnGap) return rowGap > 0 ? `${rowGap}px` : undefined;
  return `${rowGap}px ${columnGap}px`;
};

const unless = <Value>(value: Value, usual: Value): Value | undefined => (value === usual ? undefined : value);

export function gridCss(options: GridOptions, grid: Grid): string {
  const { justifyItems, alignItems, justifyContent, alignContent, fillScreen, shorthand } = options;
  const container = writeRule('.container', {
    display: 'grid',
    gridTemplate: shorthand ? writeTemplate(grid) : undefined,
    gridTemplateColumns: shorthand ? undefined : writeShort(grid.columns),
    gridTemplateRows: shorthand ? undefined : writeShort(grid.rows),
    gridTemplateAreas: shorthand || grid.areas.length === 0 ? undefined : ['', ...alignedRows(grid)].join(NEXT_LINE),
    gap: writeGap(options),
    justifyItems: unless(justifyItems, 'stretch'),
    alignItems: unless(alignItems, 'stretch'),
    justifyContent: unless(justifyContent, 'stretch'),
    alignContent: unless(alignContent, 'stretch'),
    minHeight: fillScreen ? '100dvh' : undefined,
  });
  const areas = grid.areas.map(({ name }) => {
    const { alignSelf, justifySelf } = grid.alignments.get(name) ?? NO_ALIGNMENT;
    return writeRule(`.${name}`, {
      gridArea: name,
      alignSelf: unless(alignSelf, 'auto'),
      justifySelf: unless(justifySelf, 'auto'),
    });
  });
  // A value that begins on the next line leaves no space behind its colon.
  return [container.replaceAll(': \n', ':\n'), ...areas].join('\n\n');
}
