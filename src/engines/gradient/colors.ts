import { convertColor } from '@/engines/color/format';
import { parseColor } from '@/engines/color/parse';
import { type ColorReader, hexColor, noColor, readingWith } from './model';

/** Hex stays as it is written. Any other CSS color becomes hex, or browsers would mix it in another color space; what that loses is said. */
export function cssColor(text: string, say?: (remark: string) => void): string {
  try {
    return hexColor(text);
  } catch {
    const { text: hex, clipped } = convertColor(parseColor(text, noColor(text)), 'hex');
    if (clipped) say?.(`${text.trim().slice(0, 60)} is outside sRGB and was clipped to ${hex}`);
    return hex;
  }
}

export const colorReader = (): ColorReader => readingWith(cssColor);
