import { InputError } from '@/engines/input-error';
import { splitGraphemes } from '@/engines/text/segment';
import { drawRows, type Font, loadFont } from './fonts';

/** A banner is read at a glance; what is longer takes seconds to draw and fills no screen. */
export const LONGEST_TEXT = 500;

export interface Banner {
  art: string;
  /** Characters the font cannot draw, once each. */
  missing: readonly string[];
  /** Characters drawn as others: without their accent, or as capitals. */
  replaced: readonly string[];
}

const isDrawn = ({ glyphs }: Font, point: string): boolean =>
  point === ' ' || Boolean(glyphs[point.codePointAt(0)!]?.some((row) => /[^\s$]/.test(row)));

/** The nearest the font has for a character. */
function standIn(font: Font, character: string): string | undefined {
  if ([...character].every((point) => isDrawn(font, point))) return character;
  const [base = ''] = character.normalize('NFD');
  return [character.normalize('NFC'), base, base.toUpperCase(), base.toLowerCase()].find(
    (one) => one !== '' && [...one].every((point) => isDrawn(font, point)),
  );
}

/** A word cut where the next letter would not fit, searched by halves: drawing is what takes the time. */
function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const letters = [...word];
  const parts: string[] = [];
  let guess = 8;
  while (letters.length > 0) {
    const fitting = (count: number) => fits(letters.slice(0, count).join(''));
    let most = 1;
    let over = letters.length + 1;
    for (let next = guess; over - most > 1; next = over > letters.length ? most * 2 : (most + over) >> 1) {
      const count = Math.min(Math.max(next, most + 1), over - 1);
      if (fitting(count)) most = count;
      else over = count;
    }
    guess = most;
    parts.push(letters.splice(0, most).join(''));
  }
  return parts;
}

/** Lines of whole words that fit; only a word that is wider than everything is cut. */
function wrapLine(line: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/ +/)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (fits(longer)) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    const parts = fits(word) ? [word] : cutWord(word, fits);
    lines.push(...parts.slice(0, -1));
    current = parts.at(-1)!;
  }
  return [...lines, current];
}

/** A text in letters made of letters, no wider than so many columns. */
export async function drawBanner(
  text: string,
  { font: name, width }: { font: string; width: number },
): Promise<Banner> {
  if (text.length > LONGEST_TEXT)
    throw new InputError(`The text is limited to ${LONGEST_TEXT} characters; this one has ${text.length}.`);
  const font = await loadFont(name);
  const missing = new Set<string>();
  const replaced = new Set<string>();
  let known = '';
  for (const character of splitGraphemes(text.replace(/\r\n?/g, '\n').replaceAll('\t', '    '))) {
    const drawn = character === '\n' ? character : standIn(font, character);
    if (drawn === undefined) missing.add(character);
    else if (drawn !== character) replaced.add(character);
    known += drawn ?? '';
  }
  // No letter is narrower than a column, so that what has more letters need not be drawn to be known as too wide.
  const fits = (line: string) =>
    line.length <= width && drawRows(font, line).every((row) => [...row.trimEnd()].length <= width);
  const lines = known.split('\n').flatMap((line) => wrapLine(line.trim(), fits));
  const rows = drawRows(font, lines.join('\n')).map((row) => row.trimEnd());
  while (rows.at(-1) === '') rows.pop();
  return { art: rows.join('\n'), missing: [...missing], replaced: [...replaced] };
}
