import type { QrMatrix } from './encode';

/** Modules of free space that readers need on every side, ISO/IEC 18004 section 5.3.8. */
export const QUIET_ZONE = 4;

export interface QrSvgStyle {
  /** Width and height in pixels. */
  size: number;
  /** Any CSS color. */
  foreground?: string;
  background?: string;
  quietZone?: number;
}

/** A picture for any scale: one path holds all dark modules, each run of a row as one rectangle. */
export function qrSvg(matrix: QrMatrix, style: QrSvgStyle): string {
  const { size, foreground = '#000000', background = '#ffffff', quietZone = QUIET_ZONE } = style;
  const side = matrix.length + 2 * quietZone;
  const path = listRuns(matrix)
    .map(({ x, y, length }) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="${escapeAttribute(background)}"/>` +
    `<path d="${path}" fill="${escapeAttribute(foreground)}"/></svg>`
  );
}

interface Run {
  x: number;
  y: number;
  length: number;
}

/** Dark modules that stand side by side in a row. */
export function listRuns(matrix: QrMatrix): Run[] {
  const runs: Run[] = [];
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length; x++) {
      const first = x;
      while (row[x]) x++;
      if (x > first) runs.push({ x: first, y, length: x - first });
    }
  }
  return runs;
}

export function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
