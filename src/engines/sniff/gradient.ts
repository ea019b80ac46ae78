import { once } from './once';

/** The options of the tools that draw one. */
export interface SniffedGradient {
  readonly type: 'linear' | 'radial' | 'conic';
  readonly repeating: boolean;
  readonly colorStops: string;
  readonly angle?: number;
}

const GRADIENT =
  /^(?:background(?:-image)?\s*:\s*)?(?:-webkit-)?(repeating-)?(linear|radial|conic)-gradient\(([\s\S]+)\)\s*;?$/i;
const SIDES: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right': 90,
  'to bottom': 180,
  'to left': 270,
  'to top right': 45,
  'to bottom right': 135,
  'to bottom left': 225,
  'to top left': 315,
};

/** Parts at the commas that stand in no bracket. */
function getParts(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

function getAngle(head: string): number | undefined {
  const turned = /^(?:from\s+)?(-?[\d.]+)(deg|turn|rad|grad)\b/i.exec(head);
  if (!turned) return SIDES[head.toLowerCase().replace(/\s+/g, ' ')];
  const per = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 }[turned[2]!.toLowerCase()]!;
  return ((Math.round(Number(turned[1]) * per) % 360) + 360) % 360;
}

/** Whether a text is one CSS gradient, and how it is set. */
export const sniffGradient = once((text): SniffedGradient | undefined => {
  const [, repeats, type, inside] = text.length < 2000 ? (GRADIENT.exec(text) ?? []) : [];
  if (!type || !inside) return undefined;
  const parts = getParts(inside);
  const angle = getAngle(parts[0]!);
  const isHead = angle !== undefined || /^(?:to\s|from\s|at\s|circle|ellipse|closest|farthest)/i.test(parts[0]!);
  const stops = isHead ? parts.slice(1) : parts;
  if (stops.length < 2) return undefined;
  const placed = stops.map((stop, at) =>
    /\d%$/.test(stop) ? stop : `${stop} ${Math.round((100 * at) / (stops.length - 1))}%`,
  );
  return {
    type: type.toLowerCase() as SniffedGradient['type'],
    repeating: Boolean(repeats),
    colorStops: placed.join(', '),
    ...(angle !== undefined ? { angle } : type.toLowerCase() === 'linear' ? { angle: 180 } : {}),
  };
});
