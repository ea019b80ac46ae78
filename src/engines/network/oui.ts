/** The IEEE registry as it was on this day; the package it comes from is cut into parts when the site is built. */
export const REGISTRY_DATE = '2026-08-26';
export const REGISTRY_VERSION = '2.1.9';

export interface Assignment {
  /** The assigned digits, in capitals. */
  readonly prefix: string;
  readonly registry: string;
  readonly name: string;
  readonly address: string;
  readonly country: string;
}

const parts = import.meta.glob<string>('./oui.generated/*.txt', { query: '?raw', import: 'default' });

/** From the longest: small blocks lie within large ones that belong to the registry itself. */
const REGISTRIES = [
  [9, 'MA-S (4,096 addresses)', 63],
  [7, 'MA-M (1,048,576 addresses)', 63],
  [6, 'MA-L (16,777,216 addresses)', 255],
] as const;

async function findPrefix(prefix: string, mask: number): Promise<string | undefined> {
  const last = Number.parseInt(prefix.slice(-2), 16) & mask;
  const part = await parts[`./oui.generated/oui-${prefix.length}-${last.toString(16).padStart(2, '0')}.txt`]?.();
  return part?.split('\n').find((row) => row.startsWith(`${prefix}\t`));
}

/** Who was assigned the block an address lies in. `digits` are six or more hexadecimal ones. */
export async function findAssignment(digits: string): Promise<Assignment | undefined> {
  for (const [length, registry, mask] of REGISTRIES) {
    if (digits.length < length) continue;
    const prefix = digits.slice(0, length).toUpperCase();
    const row = await findPrefix(prefix, mask);
    if (row === undefined) continue;
    return readRow(row, registry);
  }
  return undefined;
}

function readRow(row: string, registry: string): Assignment {
  const [prefix = '', name = '', ...rest] = row.split('\t');
  const country = rest.length > 1 ? rest.at(-1)! : '';
  return { prefix, registry, name, address: (country ? rest.slice(0, -1) : rest).join(', '), country };
}

/** So many parts are fetched at once. */
const AT_ONCE = 16;

/** Letters and digits alone, as people remember them: "D-Link" is "dlink". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '');

/** All blocks of makers whose names have these words, by name and prefix. The whole registry is fetched for it. */
export async function findMaker(maker: string, onProgress: (done: number) => void): Promise<Assignment[]> {
  const words = fold(maker).split(/\s+/).filter(Boolean);
  const names = Object.keys(parts);
  const found: Assignment[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let name = names[next++]; name !== undefined; name = names[next++]) {
      const text = (await parts[name]?.()) ?? '';
      const length = Number(/oui-(\d)/.exec(name)![1]);
      const registry = REGISTRIES.find(([size]) => size === length)![1];
      for (const row of text.split('\n')) {
        const start = row.indexOf('\t') + 1;
        const end = row.indexOf('\t', start);
        const folded = fold(row.slice(start, end === -1 ? undefined : end));
        if (words.every((word) => folded.includes(word))) found.push(readRow(row, registry));
      }
      onProgress(++done / names.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const order = new Intl.Collator('en').compare;
  return found.sort((a, b) => order(a.name, b.name) || (a.prefix < b.prefix ? -1 : 1));
}
