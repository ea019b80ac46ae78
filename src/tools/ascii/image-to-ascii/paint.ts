import { getRuns } from '@/engines/ascii-image/write';
import type { ToolData } from '@/kit/tool';
import type tool from './tool';

export type Drawn = ToolData<typeof tool>;

/** What browsers take along one side of a canvas, and what a screen shows. */
const LONGEST_SIDE = 8000;
const CELL = 12;
const FINEST = 2;

const css = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** Above its middle, below it, or both: blocks are drawn as boxes, so that no line shows between them. */
const BLOCKS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '▀': [0, 0.5],
  '▄': [0.5, 1],
  '█': [0, 1],
};

/** The art on a canvas, in its colors and with the proportions of the picture. */
export function paint(
  canvas: HTMLCanvasElement,
  art: Drawn,
  { lineHeight, onLight }: { lineHeight: number; onLight: boolean },
): void {
  const context = canvas.getContext('2d')!;
  const columns = [...(art.rows[0] ?? ' ')].length;
  const cellHeight = CELL * lineHeight;
  const [width, height] = [columns * CELL, art.rows.length * cellHeight];
  const scale = Math.min(FINEST, LONGEST_SIDE / width, LONGEST_SIDE / height, 2400 / width);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  context.scale(canvas.width / width, canvas.height / height);
  context.fillStyle = onLight ? '#ffffff' : '#0d0e10';
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  // A letter is about 0.61 as wide as it is high.
  context.font = `${Math.min(CELL / 0.61, cellHeight * 1.15)}px ${getComputedStyle(canvas).fontFamily}`;
  const ink = onLight ? '#111111' : '#e8e8e3';
  const { colors, grounds } = art;
  const typed = {
    rows: art.rows,
    ...(colors && { colors: Uint32Array.from(colors) }),
    ...(grounds && { grounds: Uint32Array.from(grounds) }),
  };
  for (const { row, column, text, color, ground } of getRuns(typed)) {
    const top = row * cellHeight;
    const cells = [...text];
    if (ground !== undefined) {
      context.fillStyle = css(ground);
      context.fillRect(column * CELL, top, cells.length * CELL, cellHeight);
    }
    context.fillStyle = color === undefined ? ink : css(color);
    for (const [at, sign] of cells.entries()) {
      const left = (column + at) * CELL;
      const block = BLOCKS[sign];
      if (block)
        context.fillRect(left, top + block[0] * cellHeight, CELL + 0.3, (block[1] - block[0]) * cellHeight + 0.3);
      else if (sign !== ' ') context.fillText(sign, left + CELL / 2, top + cellHeight / 2);
    }
  }
}
