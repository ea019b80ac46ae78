import { useCallback, useEffect, useRef } from 'react';
import { type Color, fromHsl, getAlpha, toHsl } from '@/engines/color/srgb';
import { useForVisit } from '@/ui/storage/visit';
import { rememberColor } from './palettes';
import { readAny } from './tool';

interface Picked {
  color: Color;
  /** Greys have no hue, black and white no saturation either: the sliders stay where they were. */
  hue: number;
  saturation: number;
}

export interface PickedColor extends Picked {
  lightness: number;
  alpha: number;
  pick(color: Color): void;
  /** Changes some of hue (degrees), saturation, lightness and alpha (0 to 1). */
  adjust(changes: Partial<Record<'hue' | 'saturation' | 'lightness' | 'alpha', number>>): void;
}

/** A color counts as used, and is listed as recent, after this long without a change. */
const SETTLE_MS = 500;

export function usePicked(slug: string, initial: string): PickedColor {
  const [picked, setPicked] = useForVisit<Picked>(`${slug}:picked`, () => {
    const color = readAny(initial);
    const { h, s } = toHsl(color);
    return { color, hue: h, saturation: s };
  });
  const untouched = useRef(true);
  const { color, hue, saturation } = picked;
  const lightness = toHsl(color).l;
  const alpha = getAlpha(color);

  useEffect(() => {
    if (untouched.current) return;
    const timer = setTimeout(() => rememberColor(color), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [color]);

  const pick = useCallback(
    (next: Color) => {
      untouched.current = false;
      const { h, s, l } = toHsl(next);
      setPicked((old) => ({
        color: next,
        hue: s === 0 ? old.hue : h,
        saturation: l === 0 || l === 1 ? old.saturation : s,
      }));
    },
    [setPicked],
  );
  const adjust: PickedColor['adjust'] = (changes) => {
    untouched.current = false;
    const next = { hue, saturation, lightness, alpha, ...changes };
    setPicked({
      color: fromHsl(next.hue, next.saturation, next.lightness, next.alpha),
      hue: next.hue,
      saturation: next.saturation,
    });
  };

  return { ...picked, lightness, alpha, pick, adjust };
}
