import { relativeLuminance } from './contrast';
import { type Color, getAlpha, toSrgb } from './srgb';

/** What of color vision is missing: the cones for long, middle or short waves, or all of it. */
export const VISIONS = {
  protan: 'Protan (red)',
  deutan: 'Deutan (green)',
  tritan: 'Tritan (blue)',
  achromat: 'No color',
} as const;
export type Vision = keyof typeof VISIONS;
export const VISION_NAMES = Object.keys(VISIONS) as Vision[];

/** Machado, Oliveira and Fernandes (2009), severity 1, a row for each of red, green and blue. */
const MATRICES = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** What a color looks like to those who lack one kind of cone, or to those who see only light and dark. The paper's matrices are for linear light. */
export function seenWith(color: Color, vision: Vision): Color {
  const { r, g, b } = toSrgb(color);
  const alpha = getAlpha(color);
  if (vision === 'achromat') {
    const gray = toGamma(relativeLuminance(color));
    return { mode: 'rgb', r: gray, g: gray, b: gray, alpha };
  }
  const light = [toLinear(r), toLinear(g), toLinear(b)] as const;
  const matrix = MATRICES[vision];
  const channel = (row: number) =>
    toGamma(matrix[row]! * light[0] + matrix[row + 1]! * light[1] + matrix[row + 2]! * light[2]);
  return toSrgb({ mode: 'rgb', r: channel(0), g: channel(3), b: channel(6), alpha });
}
