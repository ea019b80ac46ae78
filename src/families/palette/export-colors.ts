import { EXPORTS, type ExportFormat, exportName, isBytes, type NamedColor } from '@/engines/palette/export-formats';
import { choice, resultAs } from '@/kit';

/** The colors as such, or a file of them. On a page the file has a card of its own. */
export const exportAs = choice('Export As', { swatches: 'Swatches', ...EXPORTS }, 'swatches');

export async function writeColors(colors: readonly NamedColor[], format: ExportFormat, title: string) {
  const { exportBytes, exportText } = await import('@/engines/palette/export');
  return isBytes(format) ? exportBytes(colors, format) : exportText(colors, format, title);
}

const isTranslucent = ({ color }: NamedColor): boolean => color.length > 7;
export const OPAQUE = 'GPL and ASE have no transparency, so these colors are opaque there.';
export const losesAlpha = (colors: readonly NamedColor[], format: ExportFormat): boolean =>
  (format === 'gpl' || format === 'ase') && colors.some(isTranslucent);

/** What a tool returns in place of its swatches. */
export async function exported<Data>(
  colors: readonly NamedColor[],
  format: ExportFormat,
  title: string,
  { notes, data }: { notes: readonly string[]; data: Data },
) {
  const written = await writeColors(colors, format, title);
  const extra = { notes: losesAlpha(colors, format) ? [...notes, OPAQUE] : notes, data };
  return typeof written === 'string'
    ? resultAs('code', written, extra)
    : resultAs('bytes', { bytes: written, name: exportName(title, format) }, extra);
}
