import figlet from 'figlet/browser';
import { fetchFont } from './files';

/** How a font draws: its rows for each code point. */
export interface Font {
  readonly name: string;
  readonly glyphs: Readonly<Record<number, readonly string[]>>;
}

/** Fails where the font cannot be fetched. */
export async function loadFont(name: string): Promise<Font> {
  if (!figlet.loadedFonts().includes(name)) figlet.parseFont(name, await fetchFont(name));
  return { name, glyphs: figlet.figFonts[name]! };
}

/** Rows of a text drawn as it is: only its own line breaks count. */
export const drawRows = (font: Font, text: string): string[] => figlet.textSync(text, { font: font.name }).split('\n');
