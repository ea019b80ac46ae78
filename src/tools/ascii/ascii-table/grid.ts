export type Grid = readonly (readonly string[])[];

/** More fields than this on a page make it slow; a larger table is better made from a file. */
export const MOST_ROWS = 200;
export const MOST_COLUMNS = 26;

const getColumns = (grid: Grid) => grid.reduce((most, row) => Math.max(most, row.length), 1);

/** Every row as long as the longest, no larger than a page can show, and never empty. */
export function squared(rows: Grid): Grid {
  const columns = Math.min(getColumns(rows), MOST_COLUMNS);
  const kept = rows.length === 0 ? [['']] : rows.slice(0, MOST_ROWS);
  return kept.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''));
}

/** Puts cells over those from a place on, and grows the grid where they reach beyond it. */
export function overlaid(grid: Grid, top: number, left: number, cells: Grid): Grid {
  const rows = grid.map((row) => [...row]);
  for (const [down, line] of cells.entries()) {
    rows[top + down] ??= [];
    for (const [across, cell] of line.entries()) {
      const row = rows[top + down]!;
      while (row.length < left + across) row.push('');
      row[left + across] = cell;
    }
  }
  return squared(rows);
}

export const addRow = (grid: Grid): Grid => squared([...grid, []]);
export const addColumn = (grid: Grid): Grid => squared(grid.map((row) => [...row, '']));
export const removeRow = (grid: Grid, at = grid.length - 1): Grid =>
  grid.length > 1 ? grid.filter((_, row) => row !== at) : grid;
export const removeColumn = (grid: Grid, at = getColumns(grid) - 1): Grid =>
  getColumns(grid) > 1 ? grid.map((row) => row.filter((_, column) => column !== at)) : grid;
