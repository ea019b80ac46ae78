import { type Grid, type GridOptions, gridCss, NO_ALIGNMENT, writeGap } from './grid';
import { type Tracks, writeTracks } from './tracks';

export const OUTPUTS = { css: 'CSS', html: 'HTML', tailwind: 'Tailwind' } as const;
export type GridOutput = keyof typeof OUTPUTS;

/** Elements that say what they are. */
const TAGS = new Set(['header', 'nav', 'main', 'aside', 'footer', 'section', 'article', 'form', 'figure', 'search']);
const tagOf = (name: string): string => (TAGS.has(name) ? name : 'div');

const element = (name: string, classes: string): string =>
  `  <${tagOf(name)} class="${classes}">${name}</${tagOf(name)}>`;

const wrap = (classes: string, lines: readonly string[]): string =>
  [`<div class="${classes}">`, ...lines, '</div>'].join('\n');

/** A space in a value of Tailwind is an underscore, and so an underscore needs a backslash. */
const arbitrary = (tracks: Tracks): string => `[${writeTracks(tracks).replace(/_/g, '\\_').replace(/ /g, '_')}]`;
const short = (word: string): string => word.replace(/^space-/, '');

function containerClasses(options: GridOptions, { columns, rows }: Grid): string {
  const { justifyItems, alignItems, justifyContent, alignContent, fillScreen, columnGap, rowGap } = options;
  return [
    'grid',
    `grid-cols-${arbitrary(columns)}`,
    `grid-rows-${arbitrary(rows)}`,
    writeGap(options) && (columnGap === rowGap ? `gap-[${rowGap}px]` : `gap-x-[${columnGap}px] gap-y-[${rowGap}px]`),
    justifyItems !== 'stretch' && `justify-items-${justifyItems}`,
    alignItems !== 'stretch' && `items-${alignItems}`,
    justifyContent !== 'stretch' && `justify-${short(justifyContent)}`,
    alignContent !== 'stretch' && `content-${short(alignContent)}`,
    fillScreen && 'min-h-dvh',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Areas by their lines: Tailwind has no classes for names. */
function writeTailwind(options: GridOptions, grid: Grid): string {
  const areas = grid.areas.map(({ name, row, column, rows, columns }) => {
    const { alignSelf, justifySelf } = grid.alignments.get(name) ?? NO_ALIGNMENT;
    const classes = [
      `col-start-${column + 1}`,
      `col-end-${column + columns + 1}`,
      `row-start-${row + 1}`,
      `row-end-${row + rows + 1}`,
      alignSelf !== 'auto' && `self-${alignSelf}`,
      justifySelf !== 'auto' && `justify-self-${justifySelf}`,
    ];
    return element(name, classes.filter(Boolean).join(' '));
  });
  return wrap(containerClasses(options, grid), areas);
}

/** The grid in one of the ways to write it. */
export function writeGrid(options: GridOptions, grid: Grid, output: GridOutput): string {
  if (output === 'css') return gridCss(options, grid);
  if (output === 'tailwind') return writeTailwind(options, grid);
  return wrap(
    'container',
    grid.areas.map(({ name }) => element(name, name)),
  );
}
