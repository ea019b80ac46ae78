import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Area, placeArea, type Rect, type Size, unite } from './areas';
import { measure, trackAt } from './useTracks';

/** What is being dragged: a new area from its first cell on, or an area with the cell that was taken hold of. */
type Drag =
  | { kind: 'draw'; start: Rect; rect: Rect }
  | { kind: 'move'; name: string; from: Rect; grabbed: Rect }
  | { kind: 'resize'; name: string };

export const oneCell = (row: number, column: number): Rect => ({ row, column, rows: 1, columns: 1 });
const overlaps = (one: Rect, other: Rect): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns;

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface AreaActions {
  areas: readonly Area[];
  size: Size;
  onChoose(name: string | undefined): void;
  onAreas(areas: readonly Area[]): void;
  /** A new area, drawn on empty cells. */
  onDraw(rect: Rect): void;
  onRemove(name: string): void;
}

/** Areas drawn, moved and resized on their grid, by pointer and by keys. */
export function useAreaDrag(container: HTMLElement | null, props: AreaActions) {
  const { areas, size, onChoose, onAreas, onDraw } = props;
  const [drag, setDrag] = useState<Drag>();

  const cellAt = (event: PointerEvent): Rect => {
    const { columns, rows } = measure(container!);
    return oneCell(trackAt(rows, event.clientY), trackAt(columns, event.clientX));
  };
  const move = (name: string, next: Rect) => {
    const at = areas.findIndex((area) => area.name === name);
    const placed = at < 0 ? undefined : placeArea(areas, at, next, size);
    if (placed) onAreas(placed);
  };
  const hold = (event: PointerEvent, begun: Drag) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    container!.setPointerCapture(event.pointerId);
    setDrag(begun);
  };
  const follow = (event: PointerEvent) => {
    if (!drag) return;
    const cell = cellAt(event);
    if (drag.kind === 'draw') {
      const rect = unite(drag.start, cell);
      if (!areas.some((area) => overlaps(area, rect))) setDrag({ ...drag, rect });
      return;
    }
    const area = areas.find(({ name }) => name === drag.name);
    if (!area) return;
    const next =
      drag.kind === 'move'
        ? {
            ...area,
            row: drag.from.row + cell.row - drag.grabbed.row,
            column: drag.from.column + cell.column - drag.grabbed.column,
          }
        : { ...area, rows: cell.row - area.row + 1, columns: cell.column - area.column + 1 };
    const isSame = next.row === area.row && next.column === area.column;
    if (isSame && next.rows === area.rows && next.columns === area.columns) return;
    move(drag.name, next);
  };
  const onAreaKey = (event: KeyboardEvent, area: Area) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      props.onRemove(area.name);
      // The next key is for the cell that is free now.
      requestAnimationFrame(() =>
        container!.querySelector<HTMLElement>(`[data-cell="${area.row} ${area.column}"]`)?.focus(),
      );
    } else {
      const [down, right] = STEPS[event.key] ?? [];
      if (down === undefined || right === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      move(
        area.name,
        event.shiftKey
          ? { ...area, rows: area.rows + down, columns: area.columns + right }
          : { ...area, row: area.row + down, column: area.column + right },
      );
      onChoose(area.name);
    }
    event.preventDefault();
  };

  return {
    /** The new area while it is drawn. */
    drawn: drag?.kind === 'draw' ? drag.rect : undefined,
    onAreaKey,
    holdCell: (event: PointerEvent, cell: Rect) => hold(event, { kind: 'draw', start: cell, rect: cell }),
    holdArea(event: PointerEvent, area: Area) {
      onChoose(area.name);
      hold(event, { kind: 'move', name: area.name, from: area, grabbed: cellAt(event) });
    },
    holdCorner(event: PointerEvent, { name }: Area) {
      onChoose(name);
      hold(event, { kind: 'resize', name });
    },
    /** Of the container, which has the pointer while something is dragged. */
    follows: {
      onPointerMove: follow,
      onPointerUp() {
        if (drag?.kind === 'draw') onDraw(drag.rect);
        setDrag(undefined);
      },
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
export type AreaDrag = ReturnType<typeof useAreaDrag>;
