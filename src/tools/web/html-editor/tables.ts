export type TableChange = 'row' | 'column' | 'remove-row' | 'remove-column' | 'remove-table';

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

/** Where a cell begins, counted in columns. */
const findStart = (cell: HTMLTableCellElement): number => {
  let start = 0;
  for (let one = cell.previousElementSibling; one; one = one.previousElementSibling)
    start += (one as HTMLTableCellElement).colSpan;
  return start;
};
const cellAt = (row: HTMLTableRowElement, column: number): HTMLTableCellElement | undefined =>
  [...row.cells].find((cell) => findStart(cell) <= column && column < findStart(cell) + cell.colSpan);

/** Changes the table a cell is in and gives the cell to go on in; none where the table has gone. */
export function changeTable(change: TableChange, cell: HTMLTableCellElement): HTMLTableCellElement | undefined {
  const row = cell.parentElement as HTMLTableRowElement;
  const table = row.closest('table')!;
  const column = findStart(cell);
  switch (change) {
    case 'row': {
      const made = document.createElement('tr');
      for (const one of row.cells) for (let span = 0; span < one.colSpan; span++) made.append(makeCell('td'));
      const section = row.parentElement as HTMLTableSectionElement;
      if (section.tagName === 'THEAD') (table.tBodies[0] ?? table.createTBody()).prepend(made);
      else row.after(made);
      return made.cells[0];
    }
    case 'column': {
      for (const one of table.rows) {
        const beside = cellAt(one, column);
        const made = makeCell(beside?.tagName === 'TH' ? 'th' : 'td');
        if (beside) beside.after(made);
        else one.append(made);
      }
      return cell.nextElementSibling as HTMLTableCellElement;
    }
    case 'remove-row': {
      const rows = [...table.rows];
      const at = rows.indexOf(row);
      const section = row.parentElement!;
      row.remove();
      if (section !== table && section.childElementCount === 0) section.remove();
      const next = rows[at + 1] ?? rows[at - 1];
      if (!next) table.remove();
      return next && (cellAt(next, column) ?? next.cells[0]);
    }
    case 'remove-column': {
      for (const one of [...table.rows]) {
        const found = cellAt(one, column);
        if (!found) continue;
        if (found.colSpan > 1) found.colSpan--;
        else found.remove();
      }
      const next = cellAt(row, column) ?? cellAt(row, column - 1);
      if (!next) table.remove();
      return next;
    }
    case 'remove-table':
      table.remove();
      return undefined;
  }
}
