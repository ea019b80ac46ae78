import { placeIn } from './geometry';
import type { Gradient } from './model';
import { colorsAlong, getRamp } from './ramp';

/**
 * Some rows of the gradient in a box, as RGBA bytes. Every pixel is what CSS shows at its center: canvas gradients would mix translucent colors
 * differently and know no repetition.
 */
export function gradientRows(
  gradient: Gradient,
  width: number,
  height: number,
  from = 0,
  to = height,
): Uint8ClampedArray<ArrayBuffer> {
  const place = placeIn(gradient, width, height);
  const colorAt = colorsAlong(getRamp(gradient.stops), gradient.repeating);
  const bytes = new Uint8ClampedArray(width * (to - from) * 4);
  let at = 0;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b, alpha] = colorAt(place(x + 0.5, y + 0.5));
      const scale = alpha === 0 ? 0 : 255 / alpha;
      bytes[at++] = r * scale;
      bytes[at++] = g * scale;
      bytes[at++] = b * scale;
      bytes[at++] = alpha * 255;
    }
  }
  return bytes;
}
