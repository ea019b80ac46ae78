import figlet from 'figlet/browser';

/** One part for each font, fetched when it is first used. */
const files = import.meta.glob<string>('/node_modules/figlet/importable-fonts/*.js', { import: 'default' });

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.js'.length);
/** In the package a second time, under other names. */
const TWICE = new Set(['ANSI-Compact', 'babyface-lame', 'babyface-leet', 'Larry 3D 2']);
const paths = new Map(
  Object.keys(files)
    .map((path) => [nameOf(path), path] as const)
    .filter(([name]) => !TWICE.has(name))
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
);

export const FONT_NAMES: readonly string[] = [...paths.keys()];

/** How a font draws: its rows for each code point. */
export interface Font {
  readonly name: string;
  readonly glyphs: Readonly<Record<number, readonly string[]>>;
}

/** Fails where the font cannot be fetched. */
export async function loadFont(name: string): Promise<Font> {
  if (!figlet.loadedFonts().includes(name)) {
    const file = files[paths.get(name) ?? ''];
    if (!file) throw new RangeError(`There is no font ${name}`);
    figlet.parseFont(name, await file());
  }
  return { name, glyphs: figlet.figFonts[name]! };
}

/** Rows of a text drawn as it is: only its own line breaks count. */
export const drawRows = (font: Font, text: string): string[] => figlet.textSync(text, { font: font.name }).split('\n');
