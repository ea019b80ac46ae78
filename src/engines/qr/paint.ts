import { encodeQr } from './encode';
import type { QrColors, QrOptions } from './model';
import { qrPixels, type Rgba } from './pixels';

const WHITE: Rgba = [255, 255, 255, 255];
const BLACK_ON_WHITE: QrColors = {
  foreground: { rgba: [0, 0, 0, 255], fill: '#000000' },
  background: { rgba: WHITE, fill: '#ffffff' },
  ground: WHITE,
  doubt: undefined,
};

/** Most codes are black on white, and those need not wait for everything that is known of color. */
export async function getColors(options: Pick<QrOptions, 'foreground' | 'background'>): Promise<QrColors> {
  const { foreground, background } = BLACK_ON_WHITE;
  if (options.foreground === foreground.fill && options.background === background.fill) return BLACK_ON_WHITE;
  return (await import('./colors')).readColors(options);
}

/** The picture as RGBA rows. `opaque` lays it on white. */
export async function drawPixels(text: string, options: QrOptions, { opaque }: { opaque: boolean }) {
  const { foreground, background, ground } = await getColors(options);
  return qrPixels(encodeQr(text, options).modules, {
    size: options.size,
    foreground: foreground.rgba,
    background: opaque ? ground : background.rgba,
  });
}
