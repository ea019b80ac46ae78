import { type Color, getAlpha, toRgb } from './srgb';

export type Channels = [number, number, number];

/** Where colors are mixed: sRGB mixes as a paint program's opacity does; for others see `mix-spaces`. */
export interface MixSpace {
  read(color: Color): Channels;
  write(channels: Channels, alpha: number): Color;
}

const SRGB: MixSpace = {
  read: (color) => {
    const { r, g, b } = toRgb(color);
    return [r, g, b];
  },
  write: ([r, g, b], alpha) => ({ mode: 'rgb', r, g, b, alpha }),
};

/**
 * Two colors mixed: 0 gives the first, 1 the second. Channels are weighted by alpha (CSS Color 4 section 12.3), or transparent black would darken what it is mixed with.
 */
export function mixColors(first: Color, second: Color, share: number, { read, write } = SRGB): Color {
  const firstWeight = getAlpha(first) * (1 - share);
  const secondWeight = getAlpha(second) * share;
  const alpha = firstWeight + secondWeight;
  const ratio = alpha === 0 ? share : secondWeight / alpha;
  const from = read(first);
  const to = read(second);
  return write(from.map((channel, i) => channel * (1 - ratio) + to[i]! * ratio) as Channels, alpha);
}
