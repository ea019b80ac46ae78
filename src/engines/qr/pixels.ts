import { InputError } from '@/engines/input-error';
import { listRuns, QUIET_ZONE } from './draw';
import type { QrMatrix } from './encode';

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export interface QrPixelStyle {
  /** Width and height in pixels. */
  size: number;
  foreground?: Rgba;
  background?: Rgba;
  quietZone?: number;
}

/**
 * Every module is the same whole number of pixels, since readers stumble over modules of uneven width; what is left over widens the
 * quiet zone.
 */
export function fitModules(modules: number, quietZone: number, size: number): { scale: number; start: number } {
  const side = modules + 2 * quietZone;
  const scale = Math.floor(size / side);
  if (scale < 1) {
    throw new InputError(
      `This code needs at least ${side} × ${side} pixels. Choose a larger size, a shorter text or a lower level.`,
    );
  }
  return { scale, start: Math.floor((size - modules * scale) / 2) };
}

/** RGBA rows of exactly size × size pixels. */
export function qrPixels(matrix: QrMatrix, style: QrPixelStyle): Uint8ClampedArray<ArrayBuffer> {
  const { size, foreground = [0, 0, 0, 255], background = [255, 255, 255, 255], quietZone = QUIET_ZONE } = style;
  const { scale, start } = fitModules(matrix.length, quietZone, size);
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
