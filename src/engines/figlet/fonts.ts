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

/** How near letters come to one another: as the font says, not at all, until they touch, or into one another. */
export type Layout = 'default' | 'full' | 'fitted' | 'controlled' | 'universal';
const LAYOUTS = {
  default: 'default',
  full: 'full',
  fitted: 'fitted',
  controlled: 'controlled smushing',
  universal: 'universal smushing',
} as const;

interface Layouts {
  horizontal: Layout;
  vertical: Layout;
}

/** Rows of a text drawn as it is: only its own line breaks count. */
export const drawRows = (font: Font, text: string, { horizontal, vertical }: Layouts): string[] =>
  figlet
    .textSync(text, {
      font: font.name,
      horizontalLayout: LAYOUTS[horizontal],
      verticalLayout: LAYOUTS[vertical],
    })
    .split('\n');
