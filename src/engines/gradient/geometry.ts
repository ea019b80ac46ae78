import type { Gradient } from './model';

const RADIANS = Math.PI / 180;

/** Start and end of a linear gradient's line in a box: long enough that the corners get the end colors exactly (CSS Images 3, section 3.1). */
export function lineIn({ angle }: Pick<Gradient, 'angle'>, width: number, height: number) {
  const x = Math.sin(angle * RADIANS);
  const y = -Math.cos(angle * RADIANS);
  const half = (Math.abs(width * x) + Math.abs(height * y)) / 2;
  return {
    x1: width / 2 - x * half,
    y1: height / 2 - y * half,
    x2: width / 2 + x * half,
    y2: height / 2 + y * half,
  };
}

/** Center and radii of a radial gradient in a box (CSS Images 3, section 3.2). */
export function ellipseIn({ shape, size, centerX, centerY }: Gradient, width: number, height: number) {
  const x = (width * centerX) / 100;
  const y = (height * centerY) / 100;
  const near = [Math.min(x, width - x), Math.min(y, height - y)] as const;
  const far = [Math.max(x, width - x), Math.max(y, height - y)] as const;
  const [toX, toY] = size.startsWith('closest') ? near : far;
  const isCorner = size.endsWith('corner');
  if (shape === 'circle') {
    const side = size === 'closest-side' ? Math.min(toX, toY) : Math.max(toX, toY);
    const radius = isCorner ? Math.hypot(toX, toY) : side;
    return { x, y, rx: radius, ry: radius };
  }
  // The ellipse through the corner has the proportions of the one that touches the sides.
  const scale = isCorner ? Math.SQRT2 : 1;
  return { x, y, rx: toX * scale, ry: toY * scale };
}

/** How far along the gradient a point of the box lies: 0 at its start, 1 at its end. */
export function placeIn(gradient: Gradient, width: number, height: number): (x: number, y: number) => number {
  switch (gradient.type) {
    case 'linear': {
      const { x1, y1, x2, y2 } = lineIn(gradient, width, height);
      const dx = x2 - x1;
      const dy = y2 - y1;
      const square = dx * dx + dy * dy;
      return (x, y) => ((x - x1) * dx + (y - y1) * dy) / square;
    }
    case 'radial': {
      const { x: cx, y: cy, rx, ry } = ellipseIn(gradient, width, height);
      // A shape without extent has ended everywhere.
      if (rx === 0 || ry === 0) return () => Number.MAX_SAFE_INTEGER;
      return (x, y) => Math.hypot((x - cx) / rx, (y - cy) / ry);
    }
    case 'conic': {
      const cx = (width * gradient.centerX) / 100;
      const cy = (height * gradient.centerY) / 100;
      const start = gradient.angle / 360;
      return (x, y) => {
        const turn = Math.atan2(x - cx, cy - y) / (2 * Math.PI) - start;
        return turn - Math.floor(turn);
      };
    }
  }
}
