import type { IconName } from '@/kit/icon-name';
import { Button } from '@/ui/controls/Button';
import { Menu } from '@/ui/controls/Menu';
import type { Cells } from './cells';
import { type Edit, editSteps } from './edit-steps';
import { isMerged, layOut } from './merge';
import type { Place } from './Preview';
import { getSide, type Side, type TableSettings } from './table';

interface TableToolsProps {
  cells: Cells;
  settings: TableSettings;
  selected: Place;
  onEdit(edit: Edit): void;
  isImporting: boolean;
  onImport(): void;
}

const SIDES: readonly Side[] = ['left', 'center', 'right'];
const ICONS: Readonly<Record<Side, IconName>> = {
  left: 'text-align-start',
  center: 'text-align-center',
  right: 'text-align-end',
};

/** Changes the rows, columns and cells around the selected place. */
export function TableTools({ cells, settings, selected, onEdit, isImporting, onImport }: TableToolsProps) {
  const { rows, columns } = settings;
  const { row, column } = selected;
  const { addRow, addColumn, removeRow, removeColumn, shiftRow, shiftColumn, sort, merge, split, align } = editSteps(
    cells,
    settings,
    selected,
    onEdit,
  );
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
