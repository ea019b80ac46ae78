import { InputError } from '@/engines/input-error';
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

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export interface QrPixelStyle {
  /** Width and height in pixels. */
  size: number;
  foreground?: Rgba;
  background?: Rgba;
  quietZone?: number;
}

/**
 * RGBA rows of exactly size × size pixels. Every module is the same whole number of pixels, since readers stumble over modules of uneven width;
 * what is left over widens the quiet zone.
 */
export function qrPixels(matrix: QrMatrix, style: QrPixelStyle): Uint8ClampedArray<ArrayBuffer> {
  const { size, foreground = [0, 0, 0, 255], background = [255, 255, 255, 255], quietZone = QUIET_ZONE } = style;
  const side = matrix.length + 2 * quietZone;
  const scale = Math.floor(size / side);
  if (scale < 1) {
    throw new InputError(
      `This code needs at least ${side} × ${side} pixels. Choose a larger size, a shorter text or a lower level.`,
    );
  }
  const start = Math.floor((size - matrix.length * scale) / 2);
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set(background, at);
  for (const { x, y, length } of listRuns(matrix)) {
    const left = start + x * scale;
    const top = start + y * scale;
    for (let row = top; row < top + scale; row++) {
      for (let column = left; column < left + length * scale; column++)
        pixels.set(foreground, (row * size + column) * 4);
    }
  }
  return pixels;
}

interface Run {
  x: number;
  y: number;
  length: number;
}

/** Dark modules that stand side by side in a row. */
function listRuns(matrix: QrMatrix): Run[] {
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

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
