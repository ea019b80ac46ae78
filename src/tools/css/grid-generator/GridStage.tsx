import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { StyledStage } from '@/families/styled/StyledStage';
import { type Area, placeArea, type Rect, type Size, toCells, unite } from './areas';
import { Ruler } from './Ruler';

interface GridStageProps {
  css: string;
  /** How wide the grid is laid out, made smaller where there is less room; nothing for the room there is. */
  width: number | undefined;
  areas: readonly Area[];
  size: Size;
  columns: readonly string[];
  rows: readonly string[];
  chosen: string | undefined;
  onChoose(name: string | undefined): void;
  onAreas(areas: readonly Area[]): void;
  /** A new area, drawn on empty cells. */
  onDraw(rect: Rect): void;
  onRemove(name: string): void;
  onTrack(axis: 'columns' | 'rows', at: number, size: string): void;
}

/** What it is laid out in where there is less room: sizes in pixels would leave nothing for the others. */
const LEAST_WIDTH = 600;

/** Looks alone, but for the least size of an empty cell: sizes and places are the generated style sheet's. */
const dressing = (width: number, zoom: number) => `
:host { display: grid; grid-template-columns: minmax(0, 1fr); }
.container { box-sizing: border-box; width: ${width}px; min-height: 0 !important; zoom: ${zoom}; font: 600 ${15 / zoom}px/1.3 var(--sans); touch-action: none; user-select: none; -webkit-user-select: none; }
[data-part] { box-sizing: border-box; min-width: 0; min-height: ${zoom < 1 ? 0 : 36}px; border-radius: ${14 / zoom}px; }
[data-part=cell] { place-self: stretch; min-height: ${zoom < 1 ? 0 : 36}px; padding: 0; border: ${1 / zoom}px dashed var(--line-strong); background: none; cursor: crosshair; }
[data-part=cell]:hover { background: var(--hover); }
span[data-part=cell] { visibility: hidden; }
[data-part=area] { position: relative; display: grid; place-items: center; padding: 0 4px; border: ${2 / zoom}px solid transparent; background: var(--tint); color: var(--tone); font: inherit; overflow: hidden; text-overflow: ellipsis; cursor: grab; }
[data-part=area][aria-pressed=true] { border-color: var(--tone); }
[data-part]:focus-visible { outline: ${2 / zoom}px solid var(--accent); outline-offset: ${1 / zoom}px; }
[data-part=corner] { position: absolute; right: 0; bottom: 0; width: ${30 / zoom}px; height: ${30 / zoom}px; max-width: 50%; max-height: 100%; cursor: nwse-resize; }
[data-part=corner]::after { position: absolute; right: ${5 / zoom}px; bottom: ${5 / zoom}px; width: ${9 / zoom}px; height: ${9 / zoom}px; border: solid currentColor; border-width: 0 ${2 / zoom}px ${2 / zoom}px 0; border-radius: 0 0 ${4 / zoom}px 0; opacity: 0; content: ""; }
:is([aria-pressed=true], [data-part=area]:hover, [data-part=area]:focus-visible) > [data-part=corner]::after { opacity: 1; }
[data-part=drawn] { place-self: stretch; z-index: 1; border: ${2 / zoom}px solid var(--tone); background: var(--tint); opacity: 0.7; pointer-events: none; }
`;

interface Span {
  from: number;
  to: number;
}
interface Measured {
  columns: readonly Span[];
  rows: readonly Span[];
}

/** What is being dragged: a new area from its first cell on, or an area with the cell that was taken hold of. */
type Drag =
  | { kind: 'draw'; start: Rect; rect: Rect }
  | { kind: 'move'; name: string; from: Rect; grabbed: Rect }
  | { kind: 'resize'; name: string };

const place = ({ row, column, rows, columns }: Rect): CSSProperties => ({
  gridArea: `${row + 1} / ${column + 1} / span ${rows} / span ${columns}`,
});
const oneCell = (row: number, column: number): Rect => ({ row, column, rows: 1, columns: 1 });
/** The track in which a point is, or the nearest. */
const trackAt = (spans: readonly Span[], point: number): number => {
  const at = spans.findIndex(({ to }) => point <= to);
  return at < 0 ? spans.length - 1 : at;
};
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

/** Where the tracks are in the window, by the cells of the first row and the first column. */
function measure(container: HTMLElement): Measured {
  const spans = (axis: 'column' | 'row'): Span[] =>
    [...container.querySelectorAll<HTMLElement>(`[data-${axis}]`)].map((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return axis === 'column' ? { from: left, to: right } : { from: top, to: bottom };
    });
  return { columns: spans('column'), rows: spans('row') };
}

/** Where the tracks are within an element. */
function useTracks(css: string, size: Size, width: number | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [tracks, setTracks] = useState<Measured>({ columns: [], rows: [] });
  const [room, setRoom] = useState(0);
  const update = useCallback(() => {
    if (!container) return;
    const { left, top } = around.current!.getBoundingClientRect();
    const { columns, rows } = measure(container);
    setTracks({
      columns: columns.map(({ from, to }) => ({ from: from - left, to: to - left })),
      rows: rows.map(({ from, to }) => ({ from: from - top, to: to - top })),
    });
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other styles or another number of tracks are measured anew.
  useLayoutEffect(() => {
    if (!container) return;
    const stage = around.current!.lastElementChild!;
    const measureAll = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(stage);
      setRoom(stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
      update();
    };
    measureAll();
    const observer = new ResizeObserver(measureAll);
    observer.observe(container);
    observer.observe(stage);
    // The style sheet is put in after this.
    const frame = requestAnimationFrame(measureAll);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [container, update, css, size.columns, size.rows, width]);
  return { around, container, setContainer, tracks, room, update };
}

/** The grid at work: areas to be drawn, moved and resized, and the sizes of its tracks at its edges. */
export function GridStage(props: GridStageProps) {
  const { css, areas, size, chosen, onChoose, onAreas, onDraw } = props;
  const { around, container, setContainer, tracks, room, update } = useTracks(css, size, props.width);
  const width = props.width ?? Math.max(room, LEAST_WIDTH);
  const zoom = room > 0 ? Math.min(1, room / width) : 1;
  const [drag, setDrag] = useState<Drag>();
  const cells = toCells(areas, size);

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
  const drop = () => {
    if (drag?.kind === 'draw') onDraw(drag.rect);
    setDrag(undefined);
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

  return (
    <div className="grid-stage" ref={around} onScrollCapture={update}>
      <Ruler axis="columns" sizes={props.columns} spans={tracks.columns} onTrack={props.onTrack} />
      <Ruler axis="rows" sizes={props.rows} spans={tracks.rows} onTrack={props.onTrack} />
      <StyledStage label="Preview" css={css} dressing={dressing(width, zoom)}>
        <div
          className="container"
          ref={setContainer}
          onPointerMove={follow}
          onPointerUp={drop}
          onPointerCancel={() => setDrag(undefined)}
        >
          {cells.flatMap((names, row) =>
            names.map((name, column) => {
              const cell = oneCell(row, column);
              const measured = { 'data-column': row === 0 || undefined, 'data-row': column === 0 || undefined };
              return name === '.' ? (
                <button
                  key={`${row} ${column}`}
                  type="button"
                  data-part="cell"
                  data-cell={`${row} ${column}`}
                  style={place(cell)}
                  aria-label={`Empty cell, row ${row + 1}, column ${column + 1}`}
                  {...measured}
                  onPointerDown={(event) => hold(event, { kind: 'draw', start: cell, rect: cell })}
                  // By keyboard, or by a program that reads the page aloud: no drag ends in a click.
                  onClick={(event) => event.detail === 0 && onDraw(cell)}
                />
              ) : (
                <span key={`${row} ${column}`} data-part="cell" style={place(cell)} {...measured} />
              );
            }),
          )}
          {areas.map((area) => (
            <button
              key={area.name}
              type="button"
              className={area.name}
              data-part="area"
              aria-label={describe(area)}
              aria-pressed={area.name === chosen}
              onClick={() => onChoose(area.name)}
              onPointerDown={(event) => {
                onChoose(area.name);
                hold(event, { kind: 'move', name: area.name, from: area, grabbed: cellAt(event) });
              }}
              onKeyDown={(event) => onAreaKey(event, area)}
            >
              {area.name}
              <span
                data-part="corner"
                onPointerDown={(event) => {
                  onChoose(area.name);
                  hold(event, { kind: 'resize', name: area.name });
                }}
              />
            </button>
          ))}
          {drag?.kind === 'draw' && <span data-part="drawn" style={place(drag.rect)} />}
        </div>
      </StyledStage>
    </div>
  );
}

/** "main: row 2, columns 1 to 3" */
function describe({ name, row, column, rows, columns }: Area): string {
  const span = (what: string, from: number, count: number) =>
    count === 1 ? `${what} ${from + 1}` : `${what}s ${from + 1} to ${from + count}`;
  return `${name}: ${span('row', row, rows)}, ${span('column', column, columns)}`;
}
