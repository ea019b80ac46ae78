import { converter } from 'culori/fn';
import { alphaOf, type Color, type Rgb, spaces } from './spaces';

export type MixSpace = 'srgb' | 'srgb-linear' | 'oklab';

type Channels = [number, number, number];

/**
 * Two colors mixed: 0 gives the first, 1 the second. sRGB mixes as a paint program's opacity does, linear sRGB as light does, Oklab as the eye
 * expects. Channels are weighted by alpha (CSS Color 4 section 12.3), or transparent black would darken what it is mixed with.
 */
export function mixColors(first: Color, second: Color, share: number, space: MixSpace = 'srgb'): Color {
  const firstWeight = alphaOf(first) * (1 - share);
  const secondWeight = alphaOf(second) * share;
  const alpha = firstWeight + secondWeight;
  const ratio = alpha === 0 ? share : secondWeight / alpha;
  const from = readChannels(first, space);
  const to = readChannels(second, space);
  const [x, y, z] = from.map((channel, i) => channel * (1 - ratio) + to[i]! * ratio) as Channels;
  return space === 'oklab'
    ? { mode: 'oklab', l: x, a: y, b: z, alpha }
    : { mode: modeOf(space), r: x, g: y, b: z, alpha };
}

function readChannels(color: Color, space: MixSpace): Channels {
  if (space === 'oklab') {
    const { l = 0, a = 0, b = 0 } = spaces.oklab(color);
    return [l, a, b];
  }
  const { r = 0, g = 0, b = 0 } = converter(modeOf(space))(color);
  return [r, g, b];
}

function modeOf(space: 'srgb' | 'srgb-linear'): Rgb['mode'] | 'lrgb' {
  return space === 'srgb' ? 'rgb' : 'lrgb';
}
