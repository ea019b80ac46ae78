import { convertOklabToRgb, convertRgbToOklab } from 'culori/fn';
import type { MixSpace } from './mix';
import { toRgb } from './srgb';

/** Mixes as the eye expects. */
export const OKLAB: MixSpace = {
  read: (color) => {
    const { l, a, b } = convertRgbToOklab(toRgb(color));
    return [l, a, b];
  },
  write: ([l, a, b], alpha) => convertOklabToRgb({ l, a, b, alpha }),
};
