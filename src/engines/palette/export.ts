import { parseHexDigits, toRgb8 } from '@/engines/color/srgb';
import { encodePng } from './encode-png';
import type { ByteFormat, NamedColor, TextFormat } from './export-formats';

const channels = (color: string) => toRgb8(parseHexDigits(color)!);
const lines = (colors: readonly NamedColor[], write: (one: NamedColor) => string): string =>
  colors.map((one) => `${write(one)}\n`).join('');

/** The formats that are text. GPL has no transparency. */
export function exportText(colors: readonly NamedColor[], format: TextFormat, title: string): string {
  if (format === 'css') return `:root {\n${lines(colors, ({ name, color }) => `  --${name}: ${color};`)}}\n`;
  if (format === 'scss') return lines(colors, ({ name, color }) => `$${name}: ${color};`);
  // Only what starts with --color- becomes bg-…, text-… and so on.
  if (format === 'tailwind')
    return `@theme {\n${lines(colors, ({ name, color }) => `  --color-${name.replace(/^color-/, '')}: ${color};`)}}\n`;
  if (format === 'tokens')
    return `${JSON.stringify(Object.fromEntries(colors.map(({ name, color }) => [name, writeToken(color)])), null, 2)}\n`;
  if (format === 'svg') return writeSvg(colors);
  return `GIMP Palette\nName: ${title}\nColumns: ${colors.length}\n#\n${lines(colors, ({ name, color }) => {
    const { r, g, b } = channels(color);
    return `${[r, g, b].map((channel) => String(channel).padStart(3)).join(' ')}\t${name}`;
  })}`;
}

/** As in the Design Tokens Format Module 2025.10. */
function writeToken(color: string) {
  const { r, g, b, alpha } = channels(color);
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [r, g, b].map((channel) => Number((channel / 255).toFixed(5))),
      ...(alpha < 1 && { alpha: Number(alpha.toFixed(5)) }),
      hex: color.slice(0, 7),
    },
  };
}

const SIDE = 96;
const writeSvg = (colors: readonly NamedColor[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${colors.length * SIDE} ${SIDE}" width="${colors.length * SIDE}" height="${SIDE}">\n${colors
    .map(({ name, color }, at) => {
      const opacity = color.length > 7 ? ` fill-opacity="${Number(channels(color).alpha.toFixed(3))}"` : '';
      return `  <rect x="${at * SIDE}" width="${SIDE}" height="${SIDE}" fill="${color.slice(0, 7)}"${opacity}><title>${name} ${color}</title></rect>\n`;
    })
    .join('')}</svg>\n`;

/** The formats that are bytes. ASE has no transparency. */
export async function exportBytes(colors: readonly NamedColor[], format: ByteFormat): Promise<Uint8Array> {
  if (format === 'ase') return writeAse(colors);
  const row = colors.flatMap(({ color }) => {
    const { r, g, b, alpha } = channels(color);
    return Array.from({ length: SIDE }, () => [r, g, b, Math.round(alpha * 255)]).flat();
  });
  return encodePng(Uint8Array.from(row), SIDE);
}

const COLOR_ENTRY = 1;
const NORMAL_COLOR = 2;

/** Adobe Swatch Exchange 1.0: one block a color, all numbers big-endian. */
function writeAse(colors: readonly NamedColor[]): Uint8Array {
  const blocks = colors.map(({ name }) => 2 + 4 + 2 + 2 * (name.length + 1) + 4 + 3 * 4 + 2);
  const bytes = new Uint8Array(12 + blocks.reduce((sum, size) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const short = (value: number) => {
    view.setUint16(at, value);
    at += 2;
  };
  const long = (value: number) => {
    view.setUint32(at, value);
    at += 4;
  };
  const letters = (text: string) => {
    for (const letter of text) bytes[at++] = letter.charCodeAt(0);
  };
  letters('ASEF');
  short(1);
  short(0);
  long(colors.length);
  for (const [i, { name, color }] of colors.entries()) {
    short(COLOR_ENTRY);
    long(blocks[i]! - 6);
    short(name.length + 1);
    for (let letter = 0; letter < name.length; letter++) short(name.charCodeAt(letter));
    short(0);
    letters('RGB ');
    const { r, g, b } = channels(color);
    for (const channel of [r, g, b]) {
      view.setFloat32(at, channel / 255);
      at += 4;
    }
    short(NORMAL_COLOR);
  }
  return bytes;
}
