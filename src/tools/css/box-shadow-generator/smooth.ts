import { type Curve, curveAt } from '@/engines/animation/curve';
import { choice, color, InputError, integer, line } from '@/kit';
import type { OptionValues } from '@/kit/option';

const SMOOTH_ONLY = { when: { mode: 'smooth' } } as const;
const slider = (label: string, initial: number, min: number, max: number, unit: string) =>
  integer(label, initial, { min, max, slider: true, unit, ...SMOOTH_ONLY });

export const SMOOTH = {
  mode: choice('Mode', { layers: 'Layers', smooth: 'Smooth' }, 'layers', { hidden: true }),
  light: slider('Light', 0, 0, 359, '°'),
  distance: slider('Distance', 40, 0, 200, 'px'),
  smoothBlur: slider('Smooth Blur', 60, 0, 200, 'px'),
  smoothSpread: slider('Smooth Spread', 0, -50, 50, 'px'),
  opacity: slider('Opacity', 15, 0, 100, '%'),
  layers: slider('Layers', 5, 2, 10, ''),
  smoothColor: color('Shadow Color', '#000000', SMOOTH_ONLY),
  curve: line('Curve', '0.4, 0, 0.8, 0.6', {
    ...SMOOTH_ONLY,
    hint: 'How opacity grows from the first layer to the last, as of cubic-bezier().',
  }),
};
export type Smooth = OptionValues<typeof SMOOTH>;

export function readCurve(text: string): Curve {
  const parts = text
    .replace(/^\s*cubic-bezier\(|\)\s*$/gi, '')
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const at = parts.findIndex((part) => !(part >= 0 && part <= 1));
  if (parts.length !== 4 || at >= 0)
    throw new InputError(
      `Curve${at >= 0 ? `, number ${at + 1}` : ''}: write four numbers from 0 to 1, like 0.4, 0, 0.8, 0.6`,
    );
  return parts as unknown as Curve;
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/**
 * One soft shadow out of layers: from layer to layer the distance and the blur grow with the square, as light spreads, and the opacity by the curve.
 * @param rgb 0 to 255; each layer has an alpha of its own
 */
export function smoothShadow(smooth: Smooth, rgb: readonly [number, number, number]): string {
  const curve = readCurve(smooth.curve);
  const turn = (smooth.light * Math.PI) / 180;
  return Array.from({ length: smooth.layers }, (_, i) => {
    const part = (i + 1) / smooth.layers;
    const far = smooth.distance * part ** 2;
    const alpha = Math.round(smooth.opacity * curveAt(curve, part) * 10) / 1000;
    const sizes = [
      -Math.sin(turn) * far,
      Math.cos(turn) * far,
      smooth.smoothBlur * part ** 2,
      smooth.smoothSpread * part,
    ];
    return `${sizes.map((size) => `${tenth(size)}px`).join(' ')} rgb(${rgb.join(' ')} / ${alpha})`;
  }).join(', ');
}
