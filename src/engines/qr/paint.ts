import { encodeQr, type QrCode, type QrLevel } from './encode';
import { isPlain } from './looks/model';
import type { ColorOptions, QrColors, QrOptions } from './model';
import { qrPixels, type Rgba } from './pixels';

const WHITE: Rgba = [255, 255, 255, 255];
const BLACK_ON_WHITE: QrColors = {
  foreground: { rgba: [0, 0, 0, 255], fill: '#000000' },
  background: { rgba: WHITE, fill: '#ffffff' },
  ground: WHITE,
  doubt: undefined,
};

/** Most codes are black on white, and those need not wait for everything that is known of color. */
export async function getColors(options: ColorOptions): Promise<QrColors> {
  const { foreground, background } = BLACK_ON_WHITE;
  const { eyeColor = '', gradient = 'none' } = options;
  if (
    options.foreground === foreground.fill &&
    options.background === background.fill &&
    eyeColor === '' &&
    gradient === 'none'
  )
    return BLACK_ON_WHITE;
  return (await import('./colors')).readColors(options);
}

/** A logo hides modules, so everything that can be repaired is needed. */
export const getLevel = ({ level, logo }: Pick<QrOptions, 'level' | 'logo'>): QrLevel => (logo === '' ? level : 'H');

/** The code of a text, so that it can be found in this look. */
export const encodeLook = (text: string, options: QrOptions): QrCode =>
  encodeQr(text, { level: getLevel(options), isStyled: !isPlain(options) });

/** The picture as RGBA rows. `opaque` lays it on white. */
export async function drawPixels(text: string, options: QrOptions, { opaque }: { opaque: boolean }) {
  const { modules } = encodeLook(text, options);
  const colors = await getColors(options);
  const background = opaque ? colors.ground : colors.background.rgba;
  const { size, quietZone } = options;
  if (!isPlain(options)) return (await import('./looks')).lookPixels(modules, options, colors, background);
  return qrPixels(modules, { size, quietZone, foreground: colors.foreground.rgba, background });
}
