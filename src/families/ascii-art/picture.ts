import { splitGraphemes } from '@/engines/text/segment';

const NAME_LENGTH = 10;

/** The first characters of the text, as a file may be called. */
export function getFileName(text: string): string {
  const first: string[] = [];
  for (const character of splitGraphemes(text.trim().normalize('NFC'))) {
    if (first.push(/^[\p{L}\p{N}]/u.test(character) ? character : '-') === NAME_LENGTH) break;
  }
  return `${first.join('') || 'ascii-art'}.png`;
}

/** Letters are drawn large and the picture is twice as fine as they need. */
const FONT_SIZE = 16;
const SCALE = 2;
/** What browsers take along one side of a canvas. */
const LONGEST_SIDE = 16_000;
/** In letters' heights. */
const MARGIN = 1.5;

interface Appearance {
  color: string;
  background: string;
  fontFamily: string;
  /** Of a line, in letters' heights. */
  lineHeight: number;
  shadow: boolean;
}

/** The art as a picture in the colors it is shown in. */
export function paintArt(
  art: string,
  { color, background, fontFamily, lineHeight, shadow }: Appearance,
): Promise<Blob> {
  const lines = art.split('\n');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const font = `${FONT_SIZE}px ${fontFamily}`;
  context.font = font;
  const margin = FONT_SIZE * MARGIN;
  const width = lines.reduce((most, line) => Math.max(most, context.measureText(line).width), 0) + 2 * margin;
  const height = lines.length * FONT_SIZE * lineHeight + 2 * margin;
  const scale = Math.min(SCALE, LONGEST_SIDE / width, LONGEST_SIDE / height);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);

  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.font = font;
  context.fillStyle = color;
  context.textBaseline = 'middle';
  if (shadow) {
    context.shadowColor = color;
    context.shadowBlur = FONT_SIZE / 2;
  }
  for (const [row, line] of lines.entries())
    context.fillText(line, margin, margin + (row + 0.5) * FONT_SIZE * lineHeight);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser couldn’t make the picture.'))),
      'image/png',
    );
  });
}
