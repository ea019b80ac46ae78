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
    const [, name = '', ...rest] = row.split('\t');
    const country = rest.length > 1 ? rest.at(-1)! : '';
    return { prefix, registry, name, address: (country ? rest.slice(0, -1) : rest).join(', '), country };
  }
  return undefined;
}
