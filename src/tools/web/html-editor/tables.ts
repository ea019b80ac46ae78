export type TableChange = 'row' | 'column' | 'merge' | 'split' | 'remove-row' | 'remove-column' | 'remove-table';

export function makeTable(rows: number, columns: number, header: boolean): HTMLTableElement {
  const table = document.createElement('table');
  const fill = (part: HTMLTableSectionElement, tag: 'th' | 'td', count: number) => {
    for (let row = 0; row < count; row++) {
      const line = part.insertRow();
      for (let column = 0; column < columns; column++) line.append(makeCell(tag));
    }
  };
  if (header) fill(table.createTHead(), 'th', 1);
  if (rows > (header ? 1 : 0)) fill(table.createTBody(), 'td', rows - (header ? 1 : 0));
  return table;
}

function makeCell(tag: 'th' | 'td'): HTMLElement {
  const cell = document.createElement(tag);
  // Without it there is no line for the cursor to stand in.
  cell.append(document.createElement('br'));
  return cell;
}

type Grid = (HTMLTableCellElement | undefined)[][];

/** The cell at each place, by row and column; one that covers several stands at each of them. */
function readGrid(table: HTMLTableElement): Grid {
  const rows = [...table.rows];
  const grid: Grid = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    // No cell reaches beyond the part of the table it is in.
    let last = at;
    while (rows[last + 1]?.parentElement === row.parentElement) last++;
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]![column]) column++;
      const end = cell.rowSpan === 0 ? last : Math.min(last, at + cell.rowSpan - 1);
      for (let down = at; down <= end; down++)
        for (let across = 0; across < cell.colSpan; across++) grid[down]![column + across] = cell;
      column += cell.colSpan;
    }
  }
  return grid;
}

interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

function findBox(grid: Grid, cell: HTMLTableCellElement): Box {
  const top = grid.findIndex((row) => row.includes(cell));
  const left = grid[top]!.indexOf(cell);
  return {
    top,
    left,
    bottom: grid.findLastIndex((row) => row.includes(cell)),
    right: grid[top]!.lastIndexOf(cell),
  };
}

/** Puts a cell into a row where its column is. */
function putAt(table: HTMLTableElement, grid: Grid, row: number, column: number, cell: HTMLTableCellElement): void {
  const line = table.rows[row]!;
  const after = [...line.cells].find((one) => grid[row]!.indexOf(one) > column);
  line.insertBefore(cell, after ?? null);
}

/** The smallest rectangle of whole cells around these. */
function surround(grid: Grid, cells: readonly HTMLTableCellElement[]): Box {
  let box = findBox(grid, cells[0]!);
  let all: readonly HTMLTableCellElement[] = cells;
  for (let size = 0; all.length !== size; ) {
    size = all.length;
    for (const cell of all) {
      const one = findBox(grid, cell);
      box = {
        top: Math.min(box.top, one.top),
        left: Math.min(box.left, one.left),
        bottom: Math.max(box.bottom, one.bottom),
        right: Math.max(box.right, one.right),
      };
    }
    all = inBox(grid, box);
  }
  return box;
}

const inBox = (grid: Grid, { top, left, bottom, right }: Box): HTMLTableCellElement[] => [
  ...new Set(
    grid.slice(top, bottom + 1).flatMap((row) => row.slice(left, right + 1).filter((cell) => cell !== undefined)),
  ),
];

const isBlank = (cell: Element): boolean => cell.textContent.trim() === '' && !cell.querySelector('img, hr, table');

/** One cell of several, which covers their places and has what was written in them. */
function mergeCells(table: HTMLTableElement, cells: readonly HTMLTableCellElement[]): HTMLTableCellElement | undefined {
  const grid = readGrid(table);
  // Parts of a table are no neighbors: a cell that reached from the head into the body would end with the head.
  const part = cells[0]?.closest('thead, tbody, tfoot, table');
  const within = cells.filter((cell) => cell.closest('thead, tbody, tfoot, table') === part);
  if (within.length < 2) return undefined;
  const box = surround(grid, within);
  const [first, ...others] = inBox(grid, box);
  for (const other of others) {
    if (!isBlank(other)) {
      if (isBlank(first!)) first!.replaceChildren();
      else first!.append(document.createElement('br'));
      first!.append(...other.childNodes);
    }
    other.remove();
  }
  first!.colSpan = box.right - box.left + 1;
  first!.rowSpan = box.bottom - box.top + 1;
  return first;
}

function splitCell(table: HTMLTableElement, cell: HTMLTableCellElement): void {
  const grid = readGrid(table);
  const { top, left, bottom, right } = findBox(grid, cell);
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
  const tag = cell.tagName === 'TH' ? 'th' : 'td';
  for (let row = top; row <= bottom; row++)
    for (let column = right; column >= left; column--) {
      if (row === top && column === left) continue;
      const made = makeCell(tag) as HTMLTableCellElement;
      if (row === top) cell.after(made);
      else putAt(table, grid, row, right, made);
    }
}

/** Changes the table a cell is in and gives the cell to go on in; none where the table has gone. */
export function changeTable(
  change: TableChange,
  cell: HTMLTableCellElement,
  selected: readonly HTMLTableCellElement[] = [],
): HTMLTableCellElement | undefined {
  const row = cell.parentElement as HTMLTableRowElement;
  const table = row.closest('table')!;
  const grid = readGrid(table);
  const { top, left, bottom, right } = findBox(grid, cell);
  switch (change) {
    case 'row': {
      const made = document.createElement('tr');
      const below = grid[bottom + 1];
      const grown = new Set<HTMLTableCellElement>();
      for (const [column, above] of grid[bottom]!.entries()) {
        if (above && below?.[column] === above) grown.add(above);
        else made.append(makeCell('td'));
      }
      for (const one of grown) one.rowSpan++;
      const last = table.rows[bottom]!;
      if (last.parentElement!.tagName === 'THEAD') (table.tBodies[0] ?? table.createTBody()).prepend(made);
      else last.after(made);
      return made.cells[0] ?? cell;
    }
    case 'column': {
      const grown = new Set<HTMLTableCellElement>();
      for (const [at, places] of grid.entries()) {
        const beside = places[right];
        if (beside && places[right + 1] === beside) grown.add(beside);
        else putAt(table, grid, at, right, makeCell(beside?.tagName === 'TH' ? 'th' : 'td') as HTMLTableCellElement);
      }
      for (const one of grown) one.colSpan++;
      return readGrid(table)[top]![right + 1];
    }
    case 'merge':
      return mergeCells(table, selected) ?? cell;
    case 'split':
      splitCell(table, cell);
      return cell;
    case 'remove-row': {
      for (const one of new Set(grid[top])) {
        if (!one || (one.rowSpan === 1 && findBox(grid, one).top === top)) continue;
        const box = findBox(grid, one);
        if (box.bottom === box.top) continue;
        one.rowSpan = box.bottom - box.top;
        if (box.top === top) putAt(table, grid, top + 1, box.left, one);
      }
      const rows = [...table.rows];
      const section = row.parentElement!;
      row.remove();
      if (section !== table && section.childElementCount === 0) section.remove();
      if (rows.length === 1) table.remove();
      const after = readGrid(table);
      const line = after[top] ?? after[top - 1];
      return rows.length === 1 ? undefined : (line?.[left] ?? line?.[0]);
    }
    case 'remove-column': {
      for (const one of new Set(grid.flatMap((places) => places[left] ?? []))) {
        if (one.colSpan > 1) one.colSpan--;
        else one.remove();
      }
      const places = readGrid(table)[top];
      const next = places?.[left] ?? places?.[left - 1];
      if (!next) table.remove();
      return next;
    }
    case 'remove-table':
      table.remove();
      return undefined;
  }
}
