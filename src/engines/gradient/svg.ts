import { ellipseIn, lineIn } from './geometry';
import type { Backdrop, Gradient } from './model';
import { colorsAlong, getRamp, mixPremultiplied, type RampStop, straight } from './ramp';

/** SVG mixes colors without weighting them by alpha. In this many pieces, a translucent mix of CSS is not told from its own. */
const PIECES = 16;

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** The stops from 0 to `end` along the gradient with every repetition written out. */
function unroll(gradient: Gradient, end: number): RampStop[] {
  const ramp = getRamp(gradient.stops);
  const first = ramp[0]!.at;
  const length = ramp.at(-1)!.at - first;
  if (!gradient.repeating) return ramp;
  const colorAt = colorsAlong(ramp, true);
  if (length < 1e-4) return [{ at: 0, color: colorAt(0) }];
  const stops: RampStop[] = [];
  for (let turn = Math.floor(-first / length); first + turn * length < end; turn++)
    for (const { at, color } of ramp) stops.push({ at: at + turn * length, color });
  const inside = stops.filter(({ at }) => at > 0 && at < end);
  return [{ at: 0, color: colorAt(0) }, ...inside, { at: end, color: colorAt(end - 1e-9) }];
}

/** With stops between those of different alpha. */
const refine = (stops: readonly RampStop[]): RampStop[] =>
  stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next || next.color[3] === stop.color[3] || next.at === stop.at) return [stop];
    return Array.from({ length: PIECES }, (_, piece) => ({
      at: stop.at + ((next.at - stop.at) * piece) / PIECES,
      color: mixPremultiplied(stop.color, next.color, piece / PIECES),
    }));
  });

function writeStop({ at, color }: RampStop, end: number): string {
  const [r, g, b, alpha] = straight(color);
  const opacity = alpha === 1 ? '' : ` stop-opacity="${round(alpha)}"`;
  return `<stop offset="${round(at / end)}" stop-color="rgb(${[r, g, b].map(Math.round).join(',')})"${opacity}/>`;
}

/** Gradients in a box, the first on top. Only for kinds that `hasSvg`. */
export function gradientSvg(
  gradients: readonly Gradient[],
  width: number,
  height: number,
  backdrop?: Backdrop,
): string {
  const box = `width="${width}" height="${height}"`;
  const under = backdrop ? `<rect ${box} fill="${backdrop.color}"/>` : '';
  const blend = backdrop ? ` style="mix-blend-mode:${backdrop.mode}"` : '';
  const names = gradients.map((_, at) => `gradient${at || ''}`);
  const paints = gradients.map((gradient, at) => getPaint(gradient, names[at]!, width, height));
  const layers = names.map((name) => `<rect ${box} fill="url(#${name})"${blend}/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="0 0 ${width} ${height}"><defs>${paints.join('')}</defs>${under}${layers.reverse().join('')}</svg>`;
}

function getPaint(gradient: Gradient, name: string, width: number, height: number): string {
  const open = `id="${name}" gradientUnits="userSpaceOnUse"`;
  if (gradient.type === 'linear') {
    const { x1, y1, x2, y2 } = lineIn(gradient, width, height);
    const stops = refine(unroll(gradient, 1)).map((stop) => writeStop(stop, 1));
    return `<linearGradient ${open} x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${stops.join('')}</linearGradient>`;
  }
  const { x, y, rx, ry } = ellipseIn(gradient, width, height);
  if (rx === 0 || ry === 0) {
    // Ended everywhere: nothing but the last color.
    const last = getRamp(gradient.stops).at(-1)!;
    return `<radialGradient ${open} cx="0" cy="0" r="1">${writeStop({ ...last, at: 0 }, 1)}</radialGradient>`;
  }
  // Repetitions go on to the farthest corner.
  const corner = Math.hypot(Math.max(x, width - x) / rx, Math.max(y, height - y) / ry);
  const end = gradient.repeating ? Math.max(1, corner) : 1;
  const stops = refine(unroll(gradient, end)).map((stop) => writeStop(stop, end));
  const place = `translate(${round(x)} ${round(y)}) scale(${round(rx)} ${round(ry)})`;
  return `<radialGradient ${open} cx="0" cy="0" r="${round(end)}" gradientTransform="${place}">${stops.join('')}</radialGradient>`;
}
