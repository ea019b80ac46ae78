import type { Rgba } from '../pixels';
import { colorAt } from './drawing';
import type { Drawing, Path } from './model';

/** Lines looked at within a row of pixels. */
const LINES = 4;
/** Straight pieces of a quarter of a circle. */
const PIECES = 8;

interface Edge {
  top: number;
  bottom: number;
  /** Where it crosses its top line, and how far it moves with each line. */
  x: number;
  step: number;
  /** 1 downwards, -1 upwards. */
  winding: number;
}

/** An outline as straight edges in pixels. */
function listEdges(path: Path, scale: number, start: number): Edge[] {
  const edges: Edge[] = [];
  let [x, y, firstX, firstY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    const [x1, y1, x2, y2] = [x, y, toX, toY].map((at) => start + at * scale) as [number, number, number, number];
    if (y1 !== y2) {
      const [topX, topY, bottomX, bottomY] = y1 < y2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
      const step = (bottomX - topX) / (bottomY - topY);
      edges.push({ top: topY, bottom: bottomY, x: topX, step, winding: y1 < y2 ? 1 : -1 });
    }
    [x, y] = [toX, toY];
  };
  for (const [name, ...at] of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at;
    if (name === 'M') [x, y, firstX, firstY] = [a, b, a, b];
    else if (name === 'L') lineTo(a, b);
    else if (name === 'Z') lineTo(firstX, firstY);
    else {
      const [x0, y0] = [x, y];
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES;
        const u = 1 - t;
        const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        lineTo(p * x0 + q * a + r * c + s * e, p * y0 + q * b + r * d + s * f);
      }
    }
  }
  return edges;
}

/** Calls back with how much of each pixel of a row is covered, for every row that is touched. */
function eachRow(edges: Edge[], size: number, onRow: (y: number, cover: Float32Array) => void): void {
  edges.sort((a, b) => a.top - b.top);
  const cover = new Float32Array(size + 1);
  let next = 0;
  let active: Edge[] = [];
  for (let y = 0; y < size; y++) {
    while (next < edges.length && edges[next]!.top < y + 1) active.push(edges[next++]!);
    if (active.length === 0) continue;
    cover.fill(0);
    for (let line = 0; line < LINES; line++) {
      const at = y + (line + 0.5) / LINES;
      const crossings = active
        .filter(({ top, bottom }) => top <= at && at < bottom)
        .map((edge) => ({ x: edge.x + (at - edge.top) * edge.step, winding: edge.winding }))
        .sort((a, b) => a.x - b.x);
      let inside = 0;
      for (const [index, { x, winding }] of crossings.entries()) {
        if (inside !== 0) fillSpan(cover, crossings[index - 1]!.x, x, size);
        inside += winding;
      }
    }
    onRow(y, cover);
    active = active.filter(({ bottom }) => bottom > y + 1);
  }
}

function fillSpan(cover: Float32Array, from: number, to: number, size: number): void {
  const left = Math.max(0, from);
  const right = Math.min(size, to);
  if (right <= left) return;
  const first = Math.floor(left);
  const last = Math.floor(right);
  if (first === last) {
    cover[first]! += (right - left) / LINES;
    return;
  }
  cover[first]! += (first + 1 - left) / LINES;
  for (let x = first + 1; x < last; x++) cover[x]! += 1 / LINES;
  cover[last]! += (right - last) / LINES;
}

interface RasterStyle {
  /** Width and height in pixels. */
  size: number;
  /** Pixels of a module, and where the first begins. */
  scale: number;
  start: number;
  background: Rgba;
}

/** RGBA rows of a drawing, with smooth edges; the logo is laid on it by whoever can read it. */
export function rasterize({ layers }: Drawing, { size, scale, start, background }: RasterStyle) {
  const pixels = new Uint8ClampedArray(size * size * 4);
  new Uint32Array(pixels.buffer).fill(new Uint32Array(Uint8Array.from(background).buffer)[0]!);
  for (const { path, paint } of layers) {
    const solid = paint.kind === 'solid' ? paint.color : undefined;
    eachRow(listEdges(path, scale, start), size, (y, cover) => {
      for (let x = 0; x < size; x++) {
        const share = Math.min(1, cover[x]!);
        if (share === 0) continue;
        const color = solid ?? colorAt(paint, (x + 0.5 - start) / scale, (y + 0.5 - start) / scale);
        const at = (y * size + x) * 4;
        const below = (pixels[at + 3]! / 255) * (1 - share);
        const alpha = share + below;
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = (color[channel]! * share + pixels[at + channel]! * below) / alpha;
        pixels[at + 3] = alpha * 255;
      }
    });
  }
  return pixels;
}
