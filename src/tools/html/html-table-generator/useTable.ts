import { useEffect, useMemo, useRef, useState } from 'react';
import type { OptionValues } from '@/kit/option';
import type { OptionState } from '@/ui/hooks/useOptions';
import { useInputs } from '@/ui/input/useInputs';
import { type Cells, putCells, readPasted, wholeSize, writeCells } from './cells';
import type { Edit } from './edit-steps';
import type { Place } from './Preview';
import type { ReadTable } from './read';
import { MOST, type TableSettings } from './table';
import type tool from './tool';

export type TableOptions = OptionState<OptionValues<(typeof tool)['options']>>;

const NOTHING = { input: '' };

type Size = Pick<TableSettings, 'rows' | 'columns' | 'columnAlignment'>;

/** The cells, and every way of changing them. Undo brings back the size of the table with them. */
export function useTable(slug: string, options: TableOptions) {
  const { values: settings } = options;
  const edited = useInputs(NOTHING, slug);
  const text = edited.value.input;
  const cells = useMemo(() => readPasted(text), [text]);
  const [selected, setSelected] = useState<Place>({ row: 0, column: 0 });
  const sizes = useRef(new Map<string, Size>());
  const isStepping = useRef(false);

  const { rows, columns, columnAlignment } = settings;
  const size: Size = { rows, columns, columnAlignment };

  const put = (row: number, column: number, values: Cells) => {
    edited.change(() => ({ input: writeCells(putCells(cells, row, column, values)) }));
    const down = row + values.length;
    const across = column + values.reduce((most, line) => Math.max(most, line.length), 0);
    // A table from a spreadsheet may be larger than ours.
    if (down > rows || across > columns)
      options.set({
        rows: Math.min(Math.max(down, rows), MOST.rows),
        columns: Math.min(Math.max(across, columns), MOST.columns),
      });
  };
  const edit = ({ cells: next, selected: place, settings: changed }: Edit) => {
    const written = next === undefined ? text : writeCells(next);
    if (written !== text) {
      sizes.current.set(text, size);
      sizes.current.set(written, { ...size, ...changed });
      edited.replace({ input: written });
    }
    if (changed) options.set(changed);
    if (place) setSelected(place);
  };
  const importTable = ({ cells: next, caption, columnAlignment = '', ...parts }: ReadTable) => {
    const across = next.reduce((most, line) => Math.max(most, line.length), 1);
    const fitting = { rows: Math.min(Math.max(1, next.length), MOST.rows), columns: Math.min(across, MOST.columns) };
    edit({ cells: next, selected: { row: 0, column: 0 }, settings: { ...fitting, columnAlignment } });
    options.set({ ...parts, ...(caption !== undefined && { caption }) });
  };

  // What Undo brings back is seen, whatever the size of the table is by now.
  useEffect(() => {
    if (!isStepping.current) return;
    isStepping.current = false;
    const known = sizes.current.get(text);
    const whole = wholeSize(cells, { rows, columns });
    options.set(known ?? { rows: Math.min(whole.rows, MOST.rows), columns: Math.min(whole.columns, MOST.columns) });
  }, [text, cells, rows, columns, options.set]);
  const step = (go: () => void) => () => {
    isStepping.current = true;
    go();
  };
  const undoable = { ...edited, undo: step(edited.undo), redo: step(edited.redo) };
  return { cells, text, edited: undoable, selected, setSelected, put, edit, importTable };
}
