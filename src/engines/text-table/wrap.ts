import { splitGraphemes } from '@/engines/text/segment';
import { characterWidth, textWidth } from './width';

/** A cell in lines of so many columns, broken between words where there are any. */
export function wrapCell(text: string, most: number): string[] {
  if (most <= 0 || textWidth(text) <= most) return [text];
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line !== '') lines.push(line);
    line = '';
  };
  for (const word of text.split(' ')) {
    if (line !== '' && textWidth(line) + 1 + textWidth(word) <= most) {
      line += ` ${word}`;
      continue;
    }
    end();
    // A word that is too long by itself is cut.
    for (const character of splitGraphemes(word)) {
      if (line !== '' && textWidth(line) + characterWidth(character) > most) end();
      line += character;
    }
  }
  end();
  return lines;
}
