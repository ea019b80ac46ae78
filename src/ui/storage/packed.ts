import { packText, unpackText } from '@/engines/bytes/packed-text';

/** The inputs by name, compressed. */
export const packInputs = (inputs: Readonly<Record<string, string>>): Promise<string> =>
  packText(JSON.stringify(inputs));

/** The inputs a link carries. It may be cut or made up: what cannot be read is no input. */
export async function unpackInputs(packed: string): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const inputs: unknown = JSON.parse(await unpackText(packed));
    if (typeof inputs !== 'object' || inputs === null) return undefined;
    return Object.fromEntries(Object.entries(inputs).filter(([, text]) => typeof text === 'string'));
  } catch {
    return undefined;
  }
}
