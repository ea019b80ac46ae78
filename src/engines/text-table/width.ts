import { mayCombine, splitGraphemes } from '@/engines/text/segment';

// Two columns in a terminal and in a monospaced font: East Asian Width W and F (Unicode Annex 11), which holds the emoji too.
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u2ef3\u2f00-\u2fd5\u2ff0-\u303e\u3041-\u321e\u3220-\u3247\u3250-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{16ff6}\u{17000}-\u{18df2}\u{1aff0}-\u{1b2fb}\u{1d300}-\u{1d356}\u{1d360}-\u{1d376}\u{1f1e6}-\u{1f202}\u{1f210}-\u{1f265}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}]/u;
// What stands on or within the character before it, or shows nothing at all.
const NARROWEST = /[\p{Mn}\p{Me}\p{Mc}\p{Cc}\p{Cf}\u1160-\u11ff\u2028\u2029\u3164\ud7b0-\ud7c6\ud7cb-\ud7fb\uffa0]/u;
/** The soft hyphen and the signs that enclose numbers are drawn, though they count as format characters. */
const DRAWN = /[\xad\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
/** Asks for the picture where there is also a plain sign: ❤️ against ❤. */
const AS_EMOJI = /\p{Emoji}\ufe0f/u;

function pointWidth(point: string): 0 | 1 | 2 {
  if (NARROWEST.test(point) && !DRAWN.test(point)) return 0;
  return WIDE.test(point) ? 2 : 1;
}

/** Columns a character takes, as a reader sees characters: a family of emoji is one of two columns. */
export function characterWidth(character: string): number {
  if (character.length === 1 && character >= ' ' && character <= '~') return 1;
  if (AS_EMOJI.test(character)) return 2;
  let width = 0;
  for (const point of character) {
    // What is joined to an emoji, or colours it, is drawn in its place.
    if (width === 2) break;
    width += pointWidth(point);
  }
  return Math.min(width, 2);
}

/** Columns a text takes in a monospaced font. */
export function textWidth(text: string): number {
  if (!mayCombine(text) && !WIDE.test(text) && !NARROWEST.test(text)) return text.length;
  let width = 0;
  for (const character of splitGraphemes(text)) width += characterWidth(character);
  return width;
}
