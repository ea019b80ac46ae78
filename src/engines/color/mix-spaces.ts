import { convertLrgbToRgb, convertOklabToRgb, convertRgbToLrgb, convertRgbToOklab } from 'culori/fn';
import type { MixSpace } from './mix';
import { toRgb } from './srgb';

/** Mixes as light does. */
export const LINEAR_SRGB: MixSpace = {
  read: (color) => {
    const { r, g, b } = convertRgbToLrgb(toRgb(color));
    return [r, g, b];
  },
  write: ([r, g, b], alpha) => convertLrgbToRgb({ r, g, b, alpha }),
};

/** Mixes as the eye expects. */
export const OKLAB: MixSpace = {
  read: (color) => {
    const { l, a, b } = convertRgbToOklab(toRgb(color));
    return [l, a, b];
  },
  write: ([l, a, b], alpha) => convertOklabToRgb({ l, a, b, alpha }),
};
