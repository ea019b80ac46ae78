import { toast } from '@/ui/controls/Toast';
import type { Cells } from './cells';
import { deleteColumn, deleteRow, insertColumn, insertRow, moveColumn, moveRow, sortRows } from './edit';
import { mergeWith, splitCell } from './merge';
import type { Place } from './Preview';
import { getSide, MOST, type Side, type TableSettings } from './table';

/** What a step makes of a table. */
export interface Edit {
  readonly cells?: Cells;
  readonly selected?: Place;
  readonly settings?: Partial<Pick<TableSettings, 'rows' | 'columns' | 'columnAlignment'>>;
}

const LETTERS: Readonly<Record<Side, string>> = { left: 'l', center: 'c', right: 'r' };
const listSides = (settings: TableSettings): string[] =>
  Array.from({ length: settings.columns }, (_, column) => LETTERS[getSide(column, settings)]);

/** Columns that were moved keep their side; nothing where all have the same. */
const moveSides = (settings: TableSettings, move: (sides: string[]) => string[]) =>
  settings.columnAlignment === '' ? {} : { columnAlignment: move(listSides(settings)).join('') };

const refuse = (title: string, description: string) => toast({ title, description, tone: 'destructive' });

/** What the buttons do around the selected cell. What cannot be done is said. */
export function editSteps(cells: Cells, settings: TableSettings, selected: Place, onEdit: (edit: Edit) => void) {
  const { rows, columns } = settings;
  const { row, column } = selected;

  const addRow = (at: number) => {
    if (rows >= MOST.rows) return refuse('Not added', `A table has up to ${MOST.rows} rows here.`);
    onEdit({ cells: insertRow(cells, settings, at), selected: { row: at, column }, settings: { rows: rows + 1 } });
  };
  const addColumn = (at: number) => {
    if (columns >= MOST.columns) return refuse('Not added', `A table has up to ${MOST.columns} columns here.`);
    const letter = LETTERS[getSide(column, settings)];
    onEdit({
      cells: insertColumn(cells, settings, at),
      selected: { row, column: at },
      settings: { columns: columns + 1, ...moveSides(settings, (sides) => sides.toSpliced(at, 0, letter)) },
    });
  };
  const removeRow = () =>
    onEdit({
      cells: deleteRow(cells, settings, row),
      selected: { row: Math.min(row, rows - 2), column },
      settings: { rows: rows - 1 },
    });
  const removeColumn = () =>
    onEdit({
      cells: deleteColumn(cells, settings, column),
      selected: { row, column: Math.min(column, columns - 2) },
      settings: { columns: columns - 1, ...moveSides(settings, (sides) => sides.toSpliced(column, 1)) },
    });
  const shiftRow = (by: number) => {
    const next = moveRow(cells, settings, row, row + by);
    if (!next) return refuse('Not moved', 'A merged cell reaches into another row. Split it first.');
    onEdit({ cells: next, selected: { row: row + by, column } });
  };
  const shiftColumn = (by: number) => {
    const next = moveColumn(cells, settings, column, column + by);
    if (!next) return refuse('Not moved', 'A merged cell reaches into another column. Split it first.');
    const settingsNext = moveSides(settings, (sides) =>
      sides.toSpliced(column, 1).toSpliced(column + by, 0, sides[column]!),
    );
    onEdit({ cells: next, selected: { row, column: column + by }, settings: settingsNext });
  };
  const sort = (isDescending: boolean) => {
    const next = sortRows(cells, settings, column, isDescending);
    if (!next) return refuse('Not sorted', 'A merged cell spans several rows. Split it first.');
    onEdit({ cells: next });
  };
  const merge = (side: 'right' | 'below') => {
    const next = mergeWith(cells, settings, row, column, side);
    if (next) return onEdit({ cells: next });
    const isAtEdge = side === 'right' ? column === columns - 1 : row === rows - 1;
    refuse(
      'Not merged',
      isAtEdge ? 'No cell follows on that side.' : 'A cell can’t reach from the header or footer into the body.',
    );
  };
  const split = () => onEdit({ cells: splitCell(cells, settings, row, column) });
  const align = (side: Side) => {
    const sides = listSides(settings).with(column, LETTERS[side]);
    const isAllSame = sides.every((letter) => letter === LETTERS[settings.alignment]);
    onEdit({ settings: { columnAlignment: isAllSame ? '' : sides.join('') } });
  };

  return { addRow, addColumn, removeRow, removeColumn, shiftRow, shiftColumn, sort, merge, split, align };
}
