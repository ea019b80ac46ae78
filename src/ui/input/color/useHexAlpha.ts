import { useCallback } from 'react';
import { hexCarriesAlpha, readHexAlpha, setHexAlpha } from '@/engines/color/hex-alpha';
import { type Rgb8, writeHex8 } from '@/engines/color/rgb8';
import { useLinked } from '../../hooks/useLinked';
import { useForVisit } from '../../storage/visit';
import { type ColorText, enterColor, startColorText } from './color-text';

interface HexAlpha {
  hex: ColorText<Rgb8>;
  /** The color in use, with its alpha. */
  color: Rgb8;
  /** Two decimals, as the slider has it. */
  alpha: number;
  enter(text: string): void;
  setAlpha(alpha: number): void;
  /** Takes a color for the one written, leaving the alpha as it is. */
  use(color: Pick<Rgb8, 'r' | 'g' | 'b'>): void;
}

/**
 * Hex digits and an alpha beside them that agree: while the digits carry an alpha it is shown, and follows the slider.
 * It is not kept: four digits may be the first of six.
 */
export function useHexAlpha(
  slug: string,
  initial: string,
  message: string,
  provided: number,
  onAlpha: (alpha: number) => void,
): HexAlpha {
  const read = useCallback((text: string) => readHexAlpha(text, 1, message), [message]);
  const [hex, setHex] = useForVisit(`${slug}:hex`, () => startColorText(initial, read));
  const carries = !hex.problem && hexCarriesAlpha(hex.text);
  const color = carries ? hex.color : { ...hex.color, alpha: provided };

  const enter = useCallback(
    (text: string) => {
      // Ready to be pasted into a style sheet, whatever was typed.
      const marked = /^\s*[\da-f]/i.test(text) ? `#${text.trim()}` : text;
      setHex((old) => enterColor(marked, old, read));
    },
    [read, setHex],
  );
  useLinked(
    slug,
    useCallback(({ input }) => input !== undefined && enter(input), [enter]),
  );

  return {
    hex,
    color,
    alpha: Math.round(color.alpha * 100) / 100,
    enter,
    setAlpha(alpha) {
      if (carries) setHex((old) => enterColor(setHexAlpha(old.text, alpha), old, read));
      onAlpha(alpha);
    },
    use: ({ r, g, b }) => {
      const next = { r, g, b, alpha: carries ? color.alpha : 1 };
      setHex((old) => enterColor(writeHex8(next, { alwaysAlpha: carries }).toUpperCase(), old, read));
    },
  };
}
