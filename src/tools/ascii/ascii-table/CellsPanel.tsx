import { writeCells } from '@/engines/text-table';
import type { OptionValues } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { UploadButton } from '@/ui/controls/UploadButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import type { useInputs } from '@/ui/input/useInputs';
import { Panel } from '@/ui/output/Panel';
import { Cells } from './Cells';
import { addColumn, addRow, type Grid, MOST_COLUMNS, MOST_ROWS, removeColumn, removeRow } from './grid';
import type tool from './tool';

interface CellsPanelProps {
  definition: typeof tool;
  options: OptionState<OptionValues<(typeof tool)['options']>>;
  edited: ReturnType<typeof useInputs>;
  grid: Grid;
  onPut(grid: Grid): void;
  /** Says what is too large to be taken whole. */
  onLarge(rows: number, columns: number): void;
  onFile(file: File | undefined): void;
}

/** The table as cells to type in, with its size and what fills and clears it. */
export function CellsPanel({ definition, options, edited, grid, onPut, onLarge, onFile }: CellsPanelProps) {
  const { input } = definition;
  const columns = grid[0]!.length;
  return (
    <Panel
      className="ascii-table-editor"
      title="Cells"
      aside={`${grid.length} × ${columns}`}
      actions={
        <>
          <UploadButton file="Table file" accept={input.accept} onFiles={([file]) => onFile(file)} />
          <ToolExamples tool={definition} options={options} onEnter={edited.replace} />
          <EditActions edited={edited} empty={grid.every((row) => row.every((cell) => cell === ''))} />
        </>
      }
    >
      <div className="ascii-table-buttons">
        <Button
          small
          icon="plus"
          label="Add Row"
          disabled={grid.length >= MOST_ROWS}
          onClick={() => onPut(addRow(grid))}
        />
        <Button
          small
          icon="minus"
          label="Remove Row"
          disabled={grid.length === 1}
          onClick={() => onPut(removeRow(grid))}
        />
        <Button
          small
          icon="plus"
          label="Add Column"
          disabled={columns >= MOST_COLUMNS}
          onClick={() => onPut(addColumn(grid))}
        />
        <Button
          small
          icon="minus"
          label="Remove Column"
          disabled={columns === 1}
          onClick={() => onPut(removeColumn(grid))}
        />
      </div>
      <Cells
        grid={grid}
        header={options.values.header}
        onType={(next) => edited.change(() => ({ input: writeCells(next) }))}
        onPut={onPut}
        onLarge={onLarge}
      />
    </Panel>
  );
}
