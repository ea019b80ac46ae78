import { decimal } from '@/engines/number/decimal';
import { escapeAttribute } from '../draw';
import type { Drawing, Paint, Path, Rgb } from './model';

const writePath = (path: Path): string => path.map(([name, ...at]) => name + at.map(decimal).join(' ')).join('');

const hex = (color: Rgb): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function writePaint(paint: Paint, id: string): { fill: string; definition: string } {
  if (paint.kind === 'solid') return { fill: hex(paint.color), definition: '' };
  const stops = `<stop stop-color="${hex(paint.from)}"/><stop offset="1" stop-color="${hex(paint.to)}"/>`;
  const units = `id="${id}" gradientUnits="userSpaceOnUse"`;
  if (paint.kind === 'linear') {
    const [x1, y1, x2, y2] = paint.line.map(decimal);
    return {
      fill: `url(#${id})`,
      definition: `<linearGradient ${units} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`,
    };
  }
  const [cx, cy, r] = paint.circle.map(decimal);
  return {
    fill: `url(#${id})`,
    definition: `<radialGradient ${units} cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`,
  };
}

interface SvgStyle {
  /** Width and height in pixels. */
  size: number;
  background: string;
  logo: string;
}

export function lookSvg({ side, layers, logo }: Drawing, { size, background, logo: picture }: SvgStyle): string {
  const drawn = layers.map(({ path, paint }, at) => {
    const { fill, definition } = writePaint(paint, `qr-fill-${at}`);
    return { definition, path: `<path d="${writePath(path)}" fill="${fill}"/>` };
  });
  const definitions = drawn.map(({ definition }) => definition).join('');
  // Half a module of air between the logo and the dots around it.
  const image =
    logo && picture
      ? `<image x="${logo.x + 0.5}" y="${logo.y + 0.5}" width="${logo.width - 1}" height="${logo.height - 1}" href="${escapeAttribute(picture)}"/>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
    (definitions && `<defs>${definitions}</defs>`) +
    `<rect width="${side}" height="${side}" fill="${escapeAttribute(background)}"/>` +
    `${drawn.map(({ path }) => path).join('')}${image}</svg>`
  );
}
