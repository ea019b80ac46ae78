import { unpackText } from '../bytes/packed-text';

/** One part for each font, fetched when it is first used. */
const files = import.meta.glob<string>('/node_modules/figlet/fonts/*.flf', { import: 'default' });

/** The name of its file, but for one that has always been written small here. */
const getName = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.flf'.length).replace(/^Tmplr$/, 'tmplr');
const paths = new Map(
  Object.keys(files)
    .map((path) => [getName(path), path] as const)
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
);

export const FONT_NAMES: readonly string[] = [...paths.keys()];

/** A font as it is written down. Fails where it cannot be fetched. */
export async function fetchFont(name: string): Promise<string> {
  const file = files[paths.get(name) ?? ''];
  if (!file) throw new RangeError(`There’s no font ${name}`);
  return unpackText(await file());
}
