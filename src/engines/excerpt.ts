import { placeAt } from '@/engines/input-error';

export interface Excerpt {
  line: number;
  column: number;
  /** The line, or the part of it around the place, safe to show in a fixed-width font. */
  text: string;
  /** Spaces and a caret, to be shown below. */
  caret: string;
}

export interface ExcerptOptions {
  /** Most characters of the line to show. */
  width?: number;
  tabSize?: number;
}

// Two cells wide in a fixed-width font: East Asian wide and full-width forms, and emoji.
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const ZERO_WIDTH = /\p{Mn}|\p{Me}|[\u200b-\u200f\u2060]/u;

/** The line a place is on, with a caret under the place. Long lines are cut around it, tabs become spaces. */
export function excerptAt(text: string, offset: number, options: ExcerptOptions = {}): Excerpt {
  const width = options.width ?? 80;
  const tabSize = options.tabSize ?? 2;
  const { line, column } = placeAt(text, offset);
  const lineStart = offset - column + 1;
  const lineBreak = text.indexOf('\n', offset);
  let lineEnd = lineBreak === -1 ? text.length : lineBreak;
  if (lineEnd > offset && text[lineEnd - 1] === '\r') lineEnd--;

  let from = lineStart;
  let to = lineEnd;
  if (to - from > width) {
    from = Math.max(lineStart, Math.min(offset - (width >> 1), lineEnd - width));
    to = Math.min(lineEnd, from + width);
  }
  // A cut inside a surrogate pair would show half a character.
  if (from > lineStart && isLowSurrogate(text, from)) from--;
  if (to < lineEnd && isLowSurrogate(text, to)) to++;

  let shown = from > lineStart ? '…' : '';
  let cells = shown.length;
  let caret = cells;
  let at = from;
  for (const char of text.slice(from, to)) {
    if (at <= offset) caret = cells;
    let visible = char;
    if (char === '\t') visible = ' '.repeat(tabSize - (cells % tabSize) || tabSize);
    else if (char === '\r' || char < ' ') visible = String.fromCharCode(0x2400 + char.charCodeAt(0));
    shown += visible;
    if (visible === char) cells += ZERO_WIDTH.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
    else cells += visible.length;
    at += char.length;
  }
  if (offset >= at) caret = cells;
  if (to < lineEnd) shown += '…';
  return { line, column, text: shown, caret: `${' '.repeat(caret)}^` };
}

function isLowSurrogate(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c >= 0xdc00 && c <= 0xdfff;
}

/** The beginning of a text, at most a line of it, for a message that must not repeat all that was entered. */
export function shorten(text: string, most = 100): string {
  const [line = ''] = text.split('\n', 1);
  const cut = line.length > most ? line.slice(0, isLowSurrogate(line, most - 1) ? most - 2 : most - 1) : line;
  return cut === text ? text : `${cut}…`;
}
