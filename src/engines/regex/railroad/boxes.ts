export type TokenKind = 'text' | 'set' | 'anchor' | 'reference';

/** What a diagram is drawn of. Measures are in pixels. */
export type Shape =
  | { kind: 'path'; d: string }
  | { kind: 'box'; x: number; y: number; width: number; height: number; part: TokenKind | 'group' | 'look' | 'end' }
  | { kind: 'text'; x: number; y: number; text: string; part: 'label' | 'name' };

/** A part of a diagram: a rail comes in at its left and goes out at its right, at the same height. */
export interface Box {
  width: number;
  /** Above and below the rail. */
  up: number;
  down: number;
  draw(x: number, y: number): Shape[];
}

const HALF = 14;
const GAP = 10;
const CURVE = 8;
const LETTER = 7.4;
const LONGEST_LABEL = 40;

const line = (x: number, y: number, to: number): Shape => ({ kind: 'path', d: `M${x} ${y}H${to}` });

/** Letters of East Asian scripts and pictures take two places. */
const getWidth = (text: string): number =>
  [...text].reduce(
    (sum, char) =>
      sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u.test(char) ? 2 : 1),
    0,
  ) * LETTER;

const cut = (text: string): string => {
  const chars = [...text];
  return chars.length > LONGEST_LABEL ? `${chars.slice(0, LONGEST_LABEL - 1).join('')}…` : text;
};

const NOTHING: Box = { width: 16, up: 2, down: 2, draw: (x, y) => [line(x, y, x + 16)] };

export function token(label: string, part: TokenKind): Box {
  const text = cut(label);
  const width = getWidth(text) + 18;
  return {
    width,
    up: HALF,
    down: HALF,
    draw: (x, y) => [
      { kind: 'box', x, y: y - HALF, width, height: 2 * HALF, part },
      { kind: 'text', x: x + width / 2, y: y + 4, text, part: 'label' },
    ],
  };
}

export function sequence(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return NOTHING;
  if (boxes.length === 1) return boxes[0]!;
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0) + GAP * (boxes.length - 1),
    up: Math.max(...boxes.map(({ up }) => up)),
    down: Math.max(...boxes.map(({ down }) => down)),
    draw(x, y) {
      const shapes: Shape[] = [];
      let at = x;
      boxes.forEach((box, index) => {
        if (index > 0) {
          shapes.push(line(at, y, at + GAP));
          at += GAP;
        }
        shapes.push(...box.draw(at, y));
        at += box.width;
      });
      return shapes;
    },
  };
}

/** One of several, the first on the rail and the others below it. */
export function choice(boxes: readonly Box[]): Box {
  if (boxes.length === 1) return boxes[0]!;
  const inner = Math.max(...boxes.map(({ width }) => width));
  const side = 2 * CURVE + 6;
  const drops = [0];
  for (let at = 1; at < boxes.length; at++)
    drops.push(Math.max(drops[at - 1]! + boxes[at - 1]!.down + boxes[at]!.up + 8, 2 * CURVE));
  return {
    width: inner + 2 * side,
    up: boxes[0]!.up,
    down: drops.at(-1)! + boxes.at(-1)!.down,
    draw(x, y) {
      const right = x + side + inner;
      return boxes.flatMap((box, at) => {
        const drop = drops[at]!;
        const row = y + drop;
        const left = x + side;
        const end = line(left + box.width, row, right);
        if (drop === 0) return [line(x, y, left), ...box.draw(left, row), end, line(right, y, right + side)];
        const down = drop - 2 * CURVE;
        return [
          { kind: 'path', d: `M${x} ${y}h6q${CURVE} 0 ${CURVE} ${CURVE}v${down}q0 ${CURVE} ${CURVE} ${CURVE}` },
          ...box.draw(left, row),
          end,
          {
            kind: 'path',
            d: `M${right} ${row}q${CURVE} 0 ${CURVE} ${-CURVE}v${-down}q0 ${-CURVE} ${CURVE} ${-CURVE}h6`,
          },
        ];
      });
    },
  };
}

/** A way round above the part, a way back below it, or both. */
export function repeated(box: Box, { skips, loops, label }: { skips: boolean; loops: boolean; label: string }): Box {
  const side = 2 * CURVE;
  const over = box.up + 10;
  const under = box.down + 10;
  const wide = Math.max(box.width, label ? getWidth(label) : 0);
  return {
    width: wide + 2 * side,
    up: skips ? over + 2 : box.up,
    down: (loops ? under + 2 : box.down) + (label ? 16 : 0),
    draw(x, y) {
      const left = x + side + (wide - box.width) / 2;
      const right = x + side + wide;
      const shapes: Shape[] = [line(x, y, left), ...box.draw(left, y), line(left + box.width, y, right + side)];
      const turn = (height: number, sign: 1 | -1): string => {
        const rise = sign * (height - 2 * CURVE);
        const curve = sign * CURVE;
        return sign < 0
          ? `M${x} ${y}q${CURVE} 0 ${CURVE} ${curve}v${rise}q0 ${curve} ${CURVE} ${curve}H${right}q${CURVE} 0 ${CURVE} ${-curve}v${-rise}q0 ${-curve} ${CURVE} ${-curve}`
          : `M${right} ${y}q${CURVE} 0 ${CURVE} ${curve}v${rise}q0 ${curve} ${-CURVE} ${curve}H${x + side}q${-CURVE} 0 ${-CURVE} ${-curve}v${-rise}q0 ${-curve} ${CURVE} ${-curve}`;
      };
      if (skips) shapes.push({ kind: 'path', d: turn(over, -1) });
      if (loops) shapes.push({ kind: 'path', d: turn(under, 1) });
      if (loops) {
        const middle = x + side + wide / 2;
        shapes.push({ kind: 'path', d: `M${middle + 4} ${y + under - 4}l-5 4l5 4` });
      }
      const below = (loops ? under : box.down) + 13;
      if (label) shapes.push({ kind: 'text', x: x + side + wide / 2, y: y + below, text: label, part: 'name' });
      return shapes;
    },
  };
}

/** A frame with a name around a part. */
export function framed(box: Box, name: string, part: 'group' | 'look'): Box {
  const text = cut(name);
  const pad = 10;
  const width = Math.max(box.width, getWidth(text)) + 2 * pad;
  return {
    width,
    up: box.up + 24,
    down: box.down + 8,
    draw(x, y) {
      const left = x + (width - box.width) / 2;
      return [
        { kind: 'box', x, y: y - box.up - 24, width, height: box.up + box.down + 32, part },
        { kind: 'text', x: x + width / 2, y: y - box.up - 9, text, part: 'name' },
        line(x, y, left),
        ...box.draw(left, y),
        line(left + box.width, y, x + width),
      ];
    },
  };
}
