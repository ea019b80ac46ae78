import { InputError } from '@/engines/input-error';
import { splitGraphemes } from '@/engines/text/segment';
import { drawRows, type Font, type Layout, loadFont } from './fonts';

/** A banner is read at a glance; what is longer takes seconds to draw and fills no screen. */
export const LONGEST_TEXT = 500;

export interface Banner {
  art: string;
  /** Characters the font cannot draw, once each. */
  missing: readonly string[];
  /** Characters drawn as others: without their accent, or as capitals. */
  replaced: readonly string[];
}

type Draw = (font: Font, text: string) => string[];

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

export type Align = 'left' | 'center' | 'right';

export interface BannerOptions {
  font: string;
  /** In columns. */
  width: number;
  /** How letters stand beside one another, and lines below one another. */
  horizontal?: Layout;
  vertical?: Layout;
  align?: Align;
}

const widthOf = (row: string): number => [...row].length;

/** Each line by itself, moved to where it is to stand; lines that are moved do not grow into one another. */
function aligned(font: Font, lines: readonly string[], draw: Draw, width: number, align: Align): string[] {
  return lines.flatMap((line) => {
    const drawn = draw(font, line);
    const blank = drawn.reduce(
      (least, row) => Math.min(least, row.trim() === '' ? least : /^ */.exec(row)![0].length),
      width,
    );
    const rows = drawn.map((row) => row.slice(blank));
    const free = width - rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
    const indent = ' '.repeat(Math.max(0, align === 'center' ? Math.floor(free / 2) : free));
    return rows.map((row) => indent + row);
  });
}

/** A text in letters made of letters, no wider than so many columns. */
export async function drawBanner(
  text: string,
  { font: name, width, horizontal = 'default', vertical = 'default', align = 'left' }: BannerOptions,
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
  const draw: Draw = (one, drawn) => drawRows(one, drawn, { horizontal, vertical });
  const fits = (line: string) =>
    line.length <= width && draw(font, line).every((row) => widthOf(row.trimEnd()) <= width);
  const lines = known.split('\n').flatMap((line) => wrapLine(line.trim(), fits));
  const all = align === 'left' ? draw(font, lines.join('\n')) : aligned(font, lines, draw, width, align);
  const rows = all.map((row) => row.trimEnd());
  while (rows.at(-1) === '') rows.pop();
  return { art: rows.join('\n'), missing: [...missing], replaced: [...replaced] };
}
