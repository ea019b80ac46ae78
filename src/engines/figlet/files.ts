/** One part for each font, fetched when it is first used. */
const files = import.meta.glob<string>('/node_modules/figlet/importable-fonts/*.js', { import: 'default' });

const getName = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.js'.length);
/** The same files a second time, under other names. */
const TWICE = new Set(['ANSI-Compact', 'babyface-lame', 'babyface-leet']);
const paths = new Map(
  Object.keys(files)
    .map((path) => [getName(path), path] as const)
    .filter(([name]) => !TWICE.has(name))
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
);

export const FONT_NAMES: readonly string[] = [...paths.keys()];

/** A font as it is written down. Fails where it cannot be fetched. */
export async function fetchFont(name: string): Promise<string> {
  const file = files[paths.get(name) ?? ''];
  if (!file) throw new RangeError(`There’s no font ${name}`);
  return file();
}
