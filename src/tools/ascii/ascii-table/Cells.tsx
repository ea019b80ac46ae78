import { type ClipboardEvent, type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { readDrawn, readTabbed } from '@/engines/text-table';
import { Button } from '@/ui/controls/Button';
import { addRow, type Grid, MOST_ROWS, overlaid, removeColumn, removeRow } from './grid';

interface CellsProps {
  grid: Grid;
  header: boolean;
  onType(next: Grid): void;
  onPut(next: Grid): void;
  onLarge(rows: number, columns: number): void;
}

/** Rows drawn at a time: fields are slow to set up. */
const AT_ONCE = 20;

/** The table as fields, moved through as in a spreadsheet. */
export function Cells({ grid, header, onType, onPut, onLarge }: CellsProps) {
  const table = useRef<HTMLTableElement>(null);
  /** A row that is to be entered once it is there. */
  const wanted = useRef<readonly [row: number, column: number]>(undefined);
  const [drawn, setDrawn] = useState(AT_ONCE);
  const focus = (row: number, column: number) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row},${column}"]`);
    cell?.focus();
    cell?.select();
  };
  useEffect(() => {
    if (!wanted.current) return;
    focus(...wanted.current);
    wanted.current = undefined;
  });
  useEffect(() => {
    if (drawn >= grid.length) return setDrawn(Math.max(AT_ONCE, grid.length));
    const timer = setTimeout(() => setDrawn(drawn + AT_ONCE));
    return () => clearTimeout(timer);
  }, [drawn, grid.length]);

  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    if (event.nativeEvent.isComposing) return;
    const down = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (down === 0) return;
    event.preventDefault();
    if (event.key === 'Enter' && row === grid.length - 1 && grid.length < MOST_ROWS) {
      wanted.current = [row + 1, column];
      setDrawn(grid.length + 1);
      onPut(addRow(grid));
    } else focus(row + down, column);
  };
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell is pasted as any text is.
    if (!/[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))) return;
    event.preventDefault();
    let cells: Grid;
    try {
      cells = readDrawn(text) ?? readTabbed(text);
    } catch {
      // A stray quote: then it is no quoting at all.
      cells = text
        .replace(/\r?\n$/, '')
        .split(/\r\n|\r|\n/)
        .map((line) => line.split('\t'));
    }
    const widest = cells.reduce((most, line) => Math.max(most, line.length), 0);
    onLarge(row + cells.length, column + widest);
    // In a task of its own, since reading a large table has taken one.
    setTimeout(() => onPut(overlaid(grid, row, column, cells.slice(0, MOST_ROWS))));
  };
  const actions: Deeds = {
    onKeyDown,
    onPaste,
    onChange: (text, row, column) => onType(overlaid(grid, row, column, [[text]])),
    onDelete: (row) => onPut(removeRow(grid, row)),
  };
  const latest = useRef(actions);
  latest.current = actions;

  return (
    <div className="ascii-table-cells">
      <table ref={table}>
        <thead>
          <tr>
            <td />
            {grid[0]!.map((_, column) => (
              <td key={column}>
                <DeleteButton
                  what={`column ${column + 1}`}
                  disabled={grid[0]!.length === 1}
                  onClick={() => onPut(removeColumn(grid, column))}
                />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.slice(0, drawn).map((cells, row) => (
            <Row
              key={row}
              row={row}
              cells={cells}
              heading={header && row === 0}
              alone={grid.length === 1}
              actions={latest}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DeleteButton = ({ what, ...rest }: { what: string; disabled: boolean; onClick(): void }) => (
  <Button small iconOnly variant="quiet" icon="x" label={`Delete ${what}`} {...rest} />
);

interface Deeds {
  onKeyDown(event: KeyboardEvent, row: number, column: number): void;
  onPaste(event: ClipboardEvent, row: number, column: number): void;
  onChange(text: string, row: number, column: number): void;
  onDelete(row: number): void;
}

interface RowProps {
  row: number;
  cells: readonly string[];
  heading: boolean;
  /** The only row there is. */
  alone: boolean;
  actions: RefObject<Deeds>;
}

/** Drawn again only when its own cells change: of thousands of fields one is typed into. */
const Row = memo(
  function Row({ row, cells, heading, alone, actions }: RowProps) {
    return (
      <tr className={heading ? 'heading' : undefined}>
        <td>
          <DeleteButton what={`row ${row + 1}`} disabled={alone} onClick={() => actions.current.onDelete(row)} />
        </td>
        {cells.map((cell, column) => (
          <td key={column}>
            <input
              type="text"
              aria-label={`Row ${row + 1}, column ${column + 1}`}
              data-cell={`${row},${column}`}
              data-main-input={row + column === 0 ? '' : undefined}
              value={cell}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => actions.current.onChange(event.target.value, row, column)}
              onKeyDown={(event) => actions.current.onKeyDown(event, row, column)}
              onPaste={(event) => actions.current.onPaste(event, row, column)}
            />
          </td>
        ))}
      </tr>
    );
  },
  (old, next) =>
    old.row === next.row &&
    old.heading === next.heading &&
    old.alone === next.alone &&
    old.cells.length === next.cells.length &&
    old.cells.every((cell, at) => cell === next.cells[at]),
);
