import type { IconName } from '@/kit/icon-name';
import { Button } from '@/ui/controls/Button';
import { Menu } from '@/ui/controls/Menu';
import { toast } from '@/ui/controls/Toast';
import type { Cells } from './cells';
import { deleteColumn, deleteRow, insertColumn, insertRow, moveColumn, moveRow, sortRows } from './edit';
import { isMerged, layOut, mergeWith, splitCell } from './merge';
import type { Place } from './Preview';
import { getSide, MOST, type Side, type TableSettings } from './table';

/** What a step makes of a table. */
export interface Edit {
  readonly cells?: Cells;
  readonly selected?: Place;
  readonly settings?: Partial<Pick<TableSettings, 'rows' | 'columns' | 'columnAlignment'>>;
}

interface TableToolsProps {
  cells: Cells;
  settings: TableSettings;
  selected: Place;
  onEdit(edit: Edit): void;
  isImporting: boolean;
  onImport(): void;
}

const LETTERS: Readonly<Record<Side, string>> = { left: 'l', center: 'c', right: 'r' };
const SIDES: readonly Side[] = ['left', 'center', 'right'];
const ICONS: Readonly<Record<Side, IconName>> = {
  left: 'text-align-start',
  center: 'text-align-center',
  right: 'text-align-end',
};

const listSides = (settings: TableSettings): string[] =>
  Array.from({ length: settings.columns }, (_, column) => LETTERS[getSide(column, settings)]);

/** Columns that were moved keep their side; nothing where all have the same. */
const moveSides = (settings: TableSettings, move: (sides: string[]) => string[]) =>
  settings.columnAlignment === '' ? {} : { columnAlignment: move(listSides(settings)).join('') };

const refuse = (title: string, description: string) => toast({ title, description, tone: 'destructive' });

/** Changes the rows, columns and cells around the selected place. */
export function TableTools({ cells, settings, selected, onEdit, isImporting, onImport }: TableToolsProps) {
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

  const cell = layOut(cells, settings)[row]?.[column];
  const item = (label: string, onClick: () => void, isOff = false) => (
    <Button variant="quiet" label={label} disabled={isOff} onClick={onClick} />
  );
  return (
    <div className="table-tools" role="toolbar" aria-label="Edit cells">
      <Button
        small
        icon="plus"
        label="Row"
        aria-label="Add a row below"
        onClick={() => addRow(row + (cell?.rows ?? 1))}
      />
      <Button
        small
        icon="plus"
        label="Column"
        aria-label="Add a column on the right"
        onClick={() => addColumn(column + (cell?.columns ?? 1))}
      />
      <Menu showLabel label="Row" icon="rows-3">
        {item('Insert above', () => addRow(row))}
        {item('Insert below', () => addRow(row + (cell?.rows ?? 1)))}
        {item('Move up', () => shiftRow(-1), row === 0)}
        {item('Move down', () => shiftRow(1), row === rows - 1)}
        {item('Delete row', removeRow, rows === 1)}
      </Menu>
      <Menu showLabel label="Column" icon="columns-3">
        {item('Insert on the left', () => addColumn(column))}
        {item('Insert on the right', () => addColumn(column + (cell?.columns ?? 1)))}
        {item('Move left', () => shiftColumn(-1), column === 0)}
        {item('Move right', () => shiftColumn(1), column === columns - 1)}
        {item('Sort A to Z', () => sort(false))}
        {item('Sort Z to A', () => sort(true))}
        {item('Delete column', removeColumn, columns === 1)}
      </Menu>
      <Menu showLabel label="Cell" icon="table-cells-merge">
        {item('Merge with the right', () => merge('right'))}
        {item('Merge with the one below', () => merge('below'))}
        {item('Split', split, !cell || !isMerged(cell))}
      </Menu>
      <fieldset className="table-sides" aria-label={`Align column ${column + 1}`}>
        {SIDES.map((side) => (
          <Button
            key={side}
            small
            iconOnly
            variant="quiet"
            icon={ICONS[side]}
            label={`Align ${side}`}
            aria-pressed={getSide(column, settings) === side}
            onClick={() => align(side)}
          />
        ))}
      </fieldset>
      <Button
        small
        icon="clipboard-paste"
        label="Import"
        className="table-import"
        aria-expanded={isImporting}
        onClick={onImport}
      />
    </div>
  );
}
