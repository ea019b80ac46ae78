import { formatColor, parseColor } from '@/engines/color';
import { hexColor, noColor } from './model';

/** Hex stays as it is written. Any other CSS color becomes hex, or browsers would mix it in another color space. */
export function cssColor(text: string): string {
  try {
    return hexColor(text);
  } catch {
    return formatColor(parseColor(text, noColor(text)), 'hex');
  }
}
