import { decimal } from '@/engines/number/decimal';
import { deflate } from '@/engines/palette/encode-png';
import type { Pixels } from '@/engines/palette/png';
import { PdfFile } from '@/engines/pdf/file';
import { fitLogo, layOn, scalePixels } from './logo';
import type { Box, Drawing, Paint, Path, Rgb } from './model';

interface PageStyle {
  /** Width and height in pixels, of which 96 are an inch. */
  size: number;
  /** Absent where it is see-through. */
  ground: Rgb | undefined;
  logo: Pixels | undefined;
}

/** Points of 1/72 inch. */
const toPoints = (pixels: number) => pixels * 0.75;
const numbers = (values: readonly number[]) => values.map(decimal).join(' ');
const channels = (color: Rgb) => numbers(color.map((value) => value / 255));

/** Both formats shade alike. */
function shading(paint: Exclude<Paint, { kind: 'solid' }>): string {
  const [type, at] =
    paint.kind === 'linear'
      ? [2, paint.line]
      : [3, [paint.circle[0], paint.circle[1], 0, paint.circle[0], paint.circle[1], paint.circle[2]]];
  const blend = `<< /FunctionType 2 /Domain [0 1] /C0 [${channels(paint.from)}] /C1 [${channels(paint.to)}] /N 1 >>`;
  return `<< /ShadingType ${type} /ColorSpace /DeviceRGB /Coords [${numbers(at)}] /Extend [true true] /Function ${blend} >>`;
}

const operators = (path: Path, names: Readonly<Record<'M' | 'L' | 'C' | 'Z', string>>): string =>
  path.map(([name, ...at]) => `${at.length > 0 ? `${numbers(at)} ` : ''}${names[name]}`).join('\n');

function pictureOf(drawing: Drawing, logo: Pixels | undefined): { pixels: Pixels; box: Box } | undefined {
  if (!drawing.logo || !logo) return undefined;
  const scale = Math.min(1, 600 / Math.max(logo.width, logo.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { pixels: scalePixels(logo, side(logo.width), side(logo.height)), box: fitLogo(drawing.logo, logo) };
}

function opaqueRgb(pixels: Pixels, ground: Rgb | undefined): Uint8Array {
  const [r, g, b] = ground ?? [255, 255, 255];
  const data = new Uint8ClampedArray(pixels.data.length);
  for (let at = 0; at < data.length; at += 4) data.set([r, g, b, 255], at);
  layOn({ data, width: pixels.width }, pixels, 0, 0);
  return Uint8Array.from(data.filter((_, at) => at % 4 !== 3));
}

/** A page of the size of the code, all of it vectors except a logo. */
export async function lookPdf(drawing: Drawing, { size, ground, logo }: PageStyle): Promise<Uint8Array> {
  const { side, layers } = drawing;
  const points = toPoints(size);
  // From modules counted downwards to points counted upwards.
  const matrix = numbers([points / side, 0, 0, -points / side, 0, points]);
  const picture = pictureOf(drawing, logo);
  const content: string[] = [`q ${matrix} cm`];
  if (ground) content.push(`${channels(ground)} rg 0 0 ${side} ${side} re f`);
  const patterns: string[] = [];
  for (const { path, paint } of layers) {
    if (paint.kind === 'solid') content.push(`${channels(paint.color)} rg`);
    else {
      content.push(`/Pattern cs /P${patterns.length} scn`);
      patterns.push(`/P${patterns.length} << /PatternType 2 /Matrix [${matrix}] /Shading ${shading(paint)} >>`);
    }
    content.push(operators(path, { M: 'm', L: 'l', C: 'c', Z: 'h' }), 'f');
  }
  if (picture) {
    const { x, y, width, height } = picture.box;
    content.push(`${numbers([width, 0, 0, -height, x, y + height])} cm /Logo Do`);
  }
  content.push('Q');

  const file = new PdfFile();
  file.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  file.object(2, '<< /Type /Pages /Kids [4 0 R] /Count 1 >>');
  file.object(3, '<< /Producer (Localkit) >>');
  const resources = `/Pattern << ${patterns.join(' ')} >>${picture ? ' /XObject << /Logo 6 0 R >>' : ''}`;
  file.object(
    4,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${decimal(points)} ${decimal(points)}] /Contents 5 0 R /Resources << ${resources} >> >>`,
  );
  file.stream(5, '/Filter /FlateDecode ', await deflate(new TextEncoder().encode(content.join('\n'))));
  if (picture) {
    const { pixels } = picture;
    const entries = `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /BitsPerComponent 8 /Filter /FlateDecode `;
    const alpha = Uint8Array.from(pixels.data.filter((_, at) => at % 4 === 3));
    const rgb = Uint8Array.from(pixels.data.filter((_, at) => at % 4 !== 3));
    file.stream(6, `${entries}/ColorSpace /DeviceRGB /SMask 7 0 R `, await deflate(rgb));
    file.stream(7, `${entries}/ColorSpace /DeviceGray `, await deflate(alpha));
  }
  return file.finish();
}

/** Encapsulated PostScript, level 3 for its gradients. It knows no transparency: a logo is laid on the ground. */
export function lookEps(drawing: Drawing, { size, ground, logo }: PageStyle): string {
  const { side, layers } = drawing;
  const points = toPoints(size);
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(points)} ${Math.ceil(points)}`,
    `%%HiResBoundingBox: 0 0 ${decimal(points)} ${decimal(points)}`,
    '%%LanguageLevel: 3',
    '%%EndComments',
    'gsave',
    '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def',
    `0 ${decimal(points)} translate ${decimal(points / side)} ${decimal(-points / side)} scale`,
  ];
  if (ground) lines.push(`${channels(ground)} setrgbcolor 0 0 ${side} ${side} rectfill`);
  for (const { path, paint } of layers) {
    lines.push('newpath', operators(path, { M: 'm', L: 'l', C: 'c', Z: 'h' }));
    if (paint.kind === 'solid') lines.push(`${channels(paint.color)} setrgbcolor fill`);
    else lines.push(`gsave clip ${shading(paint)} shfill grestore`);
  }
  const picture = pictureOf(drawing, logo);
  if (picture) {
    const { pixels, box } = picture;
    const { width, height } = pixels;
    const hex = [...opaqueRgb(pixels, ground)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    lines.push(
      `gsave ${numbers([box.x, box.y])} translate ${numbers([box.width, box.height])} scale`,
      `${width} ${height} 8 [${width} 0 0 ${height} 0 0] currentfile /ASCIIHexDecode filter false 3 colorimage`,
      ...(hex.match(/.{1,200}/g) ?? []),
      '>',
      'grestore',
    );
  }
  return `${[...lines, 'grestore', 'showpage', '%%EOF'].join('\n')}\n`;
}
