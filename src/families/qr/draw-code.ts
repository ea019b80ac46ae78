import { qrSvg } from '@/engines/qr/draw';
import { isPlain } from '@/engines/qr/looks/model';
import type { QrOptions } from '@/engines/qr/model';
import { encodeLook, getColors, getLevel } from '@/engines/qr/paint';
import { InputError } from '@/kit';

export type DrawOptions = QrOptions & { exportScale: string };

/** At the size it is saved with. */
export const scaled = <One extends DrawOptions>(options: One): One => ({
  ...options,
  size: options.size * Number(options.exportScale),
});

/** A code as SVG, and what should be known of it. */
export async function drawCode(text: string, given: DrawOptions) {
  const options = scaled(given);
  const { size, quietZone } = options;
  const level = getLevel(options);
  const colors = await getColors(options);
  const code = encodeLook(text, options);
  const side = code.size + 2 * quietZone;
  const scale = Math.floor(size / side);
  if (scale < 1)
    throw new InputError(
      `This code needs ${side} × ${side} modules with its margin, too many for ${size} × ${size} pixels. Choose a larger size, a shorter text or a lower level.`,
    );
  const svg = isPlain(options)
    ? qrSvg(code.modules, { size, quietZone, foreground: colors.foreground.fill, background: colors.background.fill })
    : (await import('@/engines/qr/looks')).writeLook(code.modules, options, colors);
  const notes = [
    ...(colors.doubt ? [colors.doubt] : []),
    ...(colors.background.rgba[3] < 255
      ? ['The background is transparent. Put the code on something light; in JPEG it is white.']
      : []),
    ...(scale === 1 ? ['Each module is a single pixel. Choose a larger size, or SVG for printing.'] : []),
    ...(quietZone < 4
      ? ['Scanners need four modules of free space around the code. Leave room for the rest where you put it.']
      : []),
    ...(level === given.level ? [] : ['The logo hides modules, so the error resistance level is H.']),
  ];
  return { svg, notes, level, size, code, scale };
}
