import { lineIn } from '@/engines/gradient/geometry';

export interface Placeholder {
  width: number;
  height: number;
  fill: 'solid' | 'linear' | 'radial';
  backgroundColor: string;
  /** What a gradient ends with. */
  secondColor: string;
  /** Of a linear gradient, in degrees as in CSS. */
  angle: number;
  textColor: string;
  font: 'sans-serif' | 'serif' | 'monospace';
  bold: boolean;
  fontSize: number;
  text: string;
  useExactSize: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot hold at all, not even escaped, become the sign for what cannot be shown. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** From the middle of a line to the middle of the next, in font sizes. */
const LINE = 1.2;
/** What is about half of a letter's height below the middle of its line. */
const SINK = 0.35;

const short = (value: number) => Number(value.toFixed(2)) + 0;
/** A zero before the point is left out, as it always was. */
const em = (value: number) => `${short(value)}em`.replace(/^(-?)0\./, '$1.');

/** The gradient, by a name that no other has: pages may hold several placeholders. */
function writeGradient({ fill, backgroundColor, secondColor, angle, width, height }: Placeholder) {
  const name = ['fill', fill, backgroundColor, secondColor, angle, `${width}x${height}`].join('-').replaceAll('#', '');
  const stops = `<stop offset="0" stop-color="${backgroundColor}"/><stop offset="1" stop-color="${secondColor}"/>`;
  if (fill === 'radial')
    // As far as the corners.
    return {
      name,
      text: `<radialGradient id="${name}" r="${short(Math.SQRT1_2 * 10_000) / 10_000}">${stops}</radialGradient>`,
    };
  const { x1, y1, x2, y2 } = lineIn({ angle }, width, height);
  const line = `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`;
  return {
    name,
    text: `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${stops}</linearGradient>`,
  };
}

/** The text, a line or several, around the middle. */
function writeText({ text, textColor, font, bold, fontSize }: Placeholder): string {
  const lines = text.split(/\r\n|[\n\r]/);
  const first = em(SINK - ((lines.length - 1) * LINE) / 2);
  const weight = bold ? ' font-weight="bold"' : '';
  const [only] = lines;
  const content =
    lines.length === 1
      ? escaped(only!)
      : lines
          .map((line, at) => `<tspan x="50%" dy="${at === 0 ? first : em(LINE)}">${escaped(line) || '\u200b'}</tspan>`)
          .join('');
  const dy = lines.length === 1 ? ` dy="${first}"` : '';
  return `<text x="50%" y="50%"${dy} fill="${escaped(textColor)}" font-family="${font}" font-size="${fontSize}"${weight} text-anchor="middle">${content}</text>`;
}

/** The text in the middle of a rectangle. */
export function drawPlaceholder(placeholder: Placeholder): string {
  const { width, height, fill, useExactSize, backgroundColor } = placeholder;
  const size = useExactSize ? ` width="${width}" height="${height}"` : '';
  const gradient = fill === 'solid' ? undefined : writeGradient(placeholder);
  const paint = gradient ? `url(#${gradient.name})` : escaped(backgroundColor);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${width} ${height}">`,
    ...(gradient ? [`  <defs>${gradient.text}</defs>`] : []),
    `  <rect width="100%" height="100%" fill="${paint}"/>`,
    `  ${writeText(placeholder)}`,
    '</svg>',
  ].join('\n');
}

/** How wide a letter is, in font sizes: rather more than less, as nobody knows which font will draw it. */
function letterWidth(letter: string, font: Placeholder['font']): number {
  if (
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Emoji_Presentation}]/u.test(
      letter,
    )
  )
    return 1.3;
  if (/\p{M}|\u200d|\ufe0f/u.test(letter)) return 0;
  if (font === 'monospace') return 0.62;
  if (/[ilj|'.,:;!I()[\]fftr ]/.test(letter)) return 0.42;
  if (/[mwMW@%]/.test(letter)) return 1;
  return /[\p{Lu}+=<>#~]/u.test(letter) ? 0.8 : 0.66;
}

/** Of the picture: how much of its width and height a text may take, and how large letters become at most. */
const [WIDEST, HIGHEST, LARGEST] = [0.84, 0.4, 0.16];

/** Below this many pixels, what is read counts for more than what looks well. */
const LEGIBLE = 14;

/** The largest font with which the text stays within the picture, and looks well in it. */
export function fittingSize({
  text,
  width,
  height,
  font,
  bold,
}: Pick<Placeholder, 'text' | 'width' | 'height' | 'font' | 'bold'>): number {
  const lines = text.split(/\r\n|[\n\r]/);
  const longest = Math.max(
    1,
    ...lines.map((line) => [...line].reduce((sum, letter) => sum + letterWidth(letter, font), 0)),
  );
  const size = Math.min(
    (WIDEST * width) / (longest * (bold && font !== 'monospace' ? 1.14 : 1)),
    (Math.min(WIDEST, HIGHEST + 0.1 * (lines.length - 1)) * height) / (LINE * lines.length),
    Math.max(LEGIBLE, LARGEST * Math.sqrt(width * height)),
  );
  return Math.max(0.1, Math.floor(size * 10) / 10);
}

/** The same picture with a size in pixels, whatever it had: what a browser draws of it is as sharp as that. */
export const withSize = (svg: string, width: number, height: number): string =>
  svg.replace(/^<svg xmlns="[^"]*"(?: width="\d+" height="\d+")?/, (head) => {
    const plain = head.replace(/ width=.*/, '');
    return `${plain} width="${width}" height="${height}"`;
  });
