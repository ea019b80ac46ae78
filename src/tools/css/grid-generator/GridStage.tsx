import type { CSSProperties } from 'react';
import { StyledStage } from '@/families/styled/StyledStage';
import { type Area, type Rect, toCells } from './areas';
import { Ruler } from './Ruler';
import { type AreaActions, type AreaDrag, oneCell, useAreaDrag } from './useAreaDrag';
import { useTracks } from './useTracks';

interface GridStageProps extends AreaActions {
  css: string;
  /** How wide the grid is laid out, made smaller where there is less room; nothing for the room there is. */
  width: number | undefined;
  columns: readonly string[];
  rows: readonly string[];
  chosen: string | undefined;
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

const place = ({ row, column, rows, columns }: Rect): CSSProperties => ({
  gridArea: `${row + 1} / ${column + 1} / span ${rows} / span ${columns}`,
});

/** The grid at work: areas to be drawn, moved and resized, and the sizes of its tracks at its edges. */
export function GridStage(props: GridStageProps) {
  const { css, areas, size, chosen } = props;
  const { around, container, setContainer, tracks, room, update } = useTracks(css, size, props.width);
  const width = props.width ?? Math.max(room, LEAST_WIDTH);
  const zoom = room > 0 ? Math.min(1, room / width) : 1;
  const drag = useAreaDrag(container, props);

  return (
    <div className="grid-stage" ref={around} onScrollCapture={update}>
      <Ruler axis="columns" sizes={props.columns} spans={tracks.columns} onTrack={props.onTrack} />
      <Ruler axis="rows" sizes={props.rows} spans={tracks.rows} onTrack={props.onTrack} />
      <StyledStage label="Preview" css={css} dressing={dressing(width, zoom)}>
        <div className="container" ref={setContainer} {...drag.follows}>
          <Cells {...props} drag={drag} />
          {areas.map((area) => (
            <AreaButton
              key={area.name}
              area={area}
              isChosen={area.name === chosen}
              drag={drag}
              onChoose={props.onChoose}
            />
          ))}
          {drag.drawn && <span data-part="drawn" style={place(drag.drawn)} />}
        </div>
      </StyledStage>
    </div>
  );
}

/** Empty ones are drawn on; all of the first row and the first column are measured. */
const Cells = ({ areas, size, drag, onDraw }: AreaActions & { drag: AreaDrag }) =>
  toCells(areas, size).flatMap((names, row) =>
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
          onPointerDown={(event) => drag.holdCell(event, cell)}
          // By keyboard, or by a program that reads the page aloud: no drag ends in a click.
          onClick={(event) => event.detail === 0 && onDraw(cell)}
        />
      ) : (
        <span key={`${row} ${column}`} data-part="cell" style={place(cell)} {...measured} />
      );
    }),
  );

interface AreaButtonProps {
  area: Area;
  isChosen: boolean;
  drag: AreaDrag;
  onChoose(name: string): void;
}

const AreaButton = ({ area, isChosen, drag, onChoose }: AreaButtonProps) => (
  <button
    type="button"
    className={area.name}
    data-part="area"
    aria-label={describe(area)}
    aria-pressed={isChosen}
    onClick={() => onChoose(area.name)}
    onPointerDown={(event) => drag.holdArea(event, area)}
    onKeyDown={(event) => drag.onAreaKey(event, area)}
  >
    {area.name}
    <span data-part="corner" onPointerDown={(event) => drag.holdCorner(event, area)} />
  </button>
);

/** "main: row 2, columns 1 to 3" */
function describe({ name, row, column, rows, columns }: Area): string {
  const span = (what: string, from: number, count: number) =>
    count === 1 ? `${what} ${from + 1}` : `${what}s ${from + 1} to ${from + count}`;
  return `${name}: ${span('row', row, rows)}, ${span('column', column, columns)}`;
}
