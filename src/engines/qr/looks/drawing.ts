import type { QrMatrix } from '../encode';
import type { Box, Drawing, Paint, QrLook, Rgb } from './model';
import { drawDots, drawEyes, moved } from './shapes';

export interface LookColors {
  dots: Rgb;
  /** Absent where they are as the dots. */
  eyes?: Rgb;
  /** The other end of the gradient. */
  second?: Rgb;
}

/** The modules that make room for a logo: whole ones, around the middle. */
export function clearedBox(size: number, logoSize: number): Box {
  const wanted = Math.max(3, Math.round((size * logoSize) / 100));
  // Codes have an odd number of modules, and so has what stands in their middle.
  const side = wanted % 2 === 1 ? wanted : wanted - 1;
  const at = (size - side) / 2;
  return { x: at, y: at, width: side, height: side };
}

/** What a code looks like, without any format. */
export function drawLook(modules: QrMatrix, look: QrLook, colors: LookColors): Drawing {
  const { quietZone } = look;
  const size = modules.length;
  const cleared = look.logo === '' ? undefined : clearedBox(size, look.logoSize);
  const dots = moved(drawDots(modules, look.dots, cleared), quietZone);
  const eyes = moved(drawEyes(size, look), quietZone);
  const paint = getPaint(look, colors, size);
  return {
    side: size + 2 * quietZone,
    layers: colors.eyes
      ? [
          { path: dots, paint },
          { path: eyes, paint: { kind: 'solid', color: colors.eyes } },
        ]
      : [{ path: [...dots, ...eyes], paint }],
    ...(cleared && { logo: { ...cleared, x: cleared.x + quietZone, y: cleared.y + quietZone } }),
  };
}

/** A gradient spans the code without its quiet zone. */
function getPaint({ gradient, gradientAngle, quietZone }: QrLook, { dots, second }: LookColors, size: number): Paint {
  if (gradient === 'none' || !second) return { kind: 'solid', color: dots };
  const middle = quietZone + size / 2;
  if (gradient === 'radial')
    return { kind: 'radial', from: dots, to: second, circle: [middle, middle, (size / 2) * Math.SQRT2] };
  const angle = (gradientAngle * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  // As long as the square is in this direction, so that both ends lie on its corners.
  const half = (size / 2) * (Math.abs(x) + Math.abs(y));
  return {
    kind: 'linear',
    from: dots,
    to: second,
    line: [middle - x * half, middle - y * half, middle + x * half, middle + y * half],
  };
}

/** The color of a paint at a place, as all formats mix it: evenly in sRGB. */
export function colorAt(paint: Paint, x: number, y: number): Rgb {
  if (paint.kind === 'solid') return paint.color;
  const share = Math.min(
    1,
    Math.max(0, paint.kind === 'linear' ? along(paint.line, x, y) : outward(paint.circle, x, y)),
  );
  const mix = (at: 0 | 1 | 2) => paint.from[at] + (paint.to[at] - paint.from[at]) * share;
  return [mix(0), mix(1), mix(2)];
}

function along([x1, y1, x2, y2]: readonly [number, number, number, number], x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
}

const outward = ([cx, cy, radius]: readonly [number, number, number], x: number, y: number): number =>
  Math.hypot(x - cx, y - cy) / radius;
