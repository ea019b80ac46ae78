import { contrastRatio, formatContrastRatio } from '@/engines/color/contrast';
import { parseHexDigits } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { seenWith, VISION_NAMES, VISIONS, type Vision } from '@/engines/color/vision';

const read = (hex: string) => parseHexDigits(hex)!;

/** WCAG contrast of every color as text (columns) on every color (rows), in two decimals. */
export const comparePairs = (colors: readonly string[]): number[][] =>
  colors.map((ground) => colors.map((text) => Number(formatContrastRatio(contrastRatio(read(text), read(ground))))));

/** The colors as they look to those who lack a part of color vision. */
export const seenByAll = (colors: readonly string[]): Record<Vision, string[]> =>
  Object.fromEntries(
    VISION_NAMES.map((vision) => [vision, colors.map((color) => formatSrgb(seenWith(read(color), vision), 'hex'))]),
  ) as Record<Vision, string[]>;

/** Either of them as a table, by colors. */
export const tabulate = (colors: readonly string[], compared: number[][] | Record<Vision, string[]>) =>
  Array.isArray(compared)
    ? { columns: ['On', ...colors], rows: compared.map((row, at) => [colors[at]!, ...row.map(String)]) }
    : {
        columns: ['Seen', ...colors],
        rows: VISION_NAMES.map((vision) => [VISIONS[vision], ...compared[vision]]),
      };
