import type { QrOptions } from './model';
import { drawPixels, encodeLook, getColors } from './paint';

export type QrFormat = 'png' | 'pdf' | 'eps';

/** The code as a file of bytes, wherever it is asked for. */
export async function writeQrFile(text: string, options: QrOptions, format: QrFormat): Promise<Uint8Array> {
  if (format === 'png') {
    const data = await drawPixels(text, options, { opaque: false });
    const { encodePixels } = await import('@/engines/palette/encode-png');
    return encodePixels({ width: options.size, height: options.size, data });
  }
  const [{ getDrawing }, { readLogo }, { lookEps, lookPdf }] = await Promise.all([
    import('./looks'),
    import('./looks/logo'),
    import('./looks/vector-file'),
  ]);
  const { modules } = encodeLook(text, options);
  const colors = await getColors(options);
  const drawing = getDrawing(modules, options, colors);
  const [r, g, b] = colors.ground;
  const style = {
    size: options.size,
    ground: colors.background.rgba[3] === 0 ? undefined : ([r, g, b] as const),
    logo: options.logo === '' ? undefined : await readLogo(options.logo),
  };
  return format === 'pdf' ? lookPdf(drawing, style) : new TextEncoder().encode(lookEps(drawing, style));
}
