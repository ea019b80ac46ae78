import { InputError } from '@/engines/input-error';
import type { QrMatrix } from '../encode';
import type { QrColors, QrOptions } from '../model';
import { fitModules, type Rgba } from '../pixels';
import { drawLook } from './drawing';
import type { Drawing, Rgb } from './model';
import { lookSvg } from './svg';

const opaque = ([r, g, b]: Rgba): Rgb => [r, g, b];

/** Where a data URI of a picture begins; anything else would let a picture fetch something. */
const PICTURE = /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/;

export function getDrawing(modules: QrMatrix, options: QrOptions, colors: QrColors): Drawing {
  if (options.logo !== '' && !PICTURE.test(options.logo))
    throw new InputError('The logo must be a data URI of a PNG, JPEG, WebP or SVG picture', { field: 'logo' });
  return drawLook(modules, options, {
    dots: opaque(colors.foreground.rgba),
    ...(colors.eyes && { eyes: opaque(colors.eyes) }),
    ...(colors.second && { second: opaque(colors.second) }),
  });
}

export const writeLook = (modules: QrMatrix, options: QrOptions, colors: QrColors): string =>
  lookSvg(getDrawing(modules, options, colors), {
    size: options.size,
    background: colors.background.fill,
    logo: options.logo,
  });

/** The picture as RGBA rows, with the logo. */
export async function lookPixels(modules: QrMatrix, options: QrOptions, colors: QrColors, background: Rgba) {
  const { size, quietZone } = options;
  const fit = fitModules(modules.length, quietZone, size);
  const drawing = getDrawing(modules, options, colors);
  // The drawing counts from its quiet zone, of which there may be more here.
  const start = fit.start - quietZone * fit.scale;
  const { rasterize } = await import('./raster');
  const pixels = rasterize(drawing, { size, scale: fit.scale, start, background });
  if (drawing.logo) {
    const { fitLogo, layOn, readLogo, scalePixels } = await import('./logo');
    const picture = await readLogo(options.logo);
    const box = fitLogo(drawing.logo, picture);
    const inPixels = (modules: number) => Math.round(modules * fit.scale);
    const scaled = scalePixels(picture, Math.max(1, inPixels(box.width)), Math.max(1, inPixels(box.height)));
    layOn({ data: pixels, width: size }, scaled, start + inPixels(box.x), start + inPixels(box.y));
  }
  return pixels;
}
