import { readHex8, writeHex8 } from '@/engines/color/rgb8';
import { type Gradient, type GradientStop, sortStops } from '@/engines/gradient';
import { EXPORTS, type ExportFormat, exportName, type NamedColor } from '@/engines/palette/export-formats';
import { choice, result, resultAs } from '@/kit';

export const TITLE = 'Gradient';

/** The colors of the stops as a file. On a page it has a card of its own. */
export const COLORS_OPTION = {
  exportColors: choice('Export Colors', { none: 'None', ...EXPORTS }, 'none', {
    hidden: true,
    hint: 'The colors of the stops as a file, in place of the gradient.',
  }),
};

/** The colors in the order of the stops, each once. */
export function stopColors(stops: readonly GradientStop[]): NamedColor[] {
  const hexes = sortStops(stops).map(({ color }) => writeHex8(readHex8(color)!).toLowerCase());
  return [...new Set(hexes)].map((color, at) => ({ name: `color-${at + 1}`, color }));
}

/** What a tool returns in place of its gradient. */
export async function exportedColors({ stops }: Gradient, format: ExportFormat, notes: readonly string[]) {
  const { losesAlpha, OPAQUE, writeColors } = await import('@/families/palette/export-colors');
  const colors = stopColors(stops);
  const written = await writeColors(colors, format, TITLE);
  const extra = { notes: losesAlpha(colors, format) ? [...notes, OPAQUE] : notes };
  return typeof written === 'string'
    ? result(written, extra)
    : resultAs('bytes', { bytes: written, name: exportName(TITLE, format) }, extra);
}

/** The file of what these options give. */
export const gradientFile = ({ exportColors }: Readonly<Record<string, unknown>>): string =>
  exportColors === 'none' ? 'gradient.css' : exportName(TITLE, exportColors as ExportFormat);
