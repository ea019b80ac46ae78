import { packInputs, readFragment } from '@/ui/storage/link';
import { chainPath } from '../route';

/** Longer chains stay out of the address; a file carries them. */
const LONGEST = 30_000;

/** The end of the address of a chain: behind the `#`, so that no server sees it. */
export const chainHash = (text: string): string =>
  text === '' || text.length > LONGEST ? '' : `#${new URLSearchParams({ chain: text })}`;

export async function chainLink(text: string, input?: string): Promise<string> {
  const hash = chainHash(text);
  const packed = input ? `${hash === '' ? '#' : '&'}input=${await packInputs({ input })}` : '';
  return location.origin + chainPath + hash + packed;
}

/** What an address says: the chain's text and the input, where it has them. */
export async function readChainLink(hash: string): Promise<{ text: string; input: string | undefined }> {
  const text = new URLSearchParams(hash.slice(1)).get('chain') ?? '';
  return { text, input: (await readFragment(hash))?.input };
}
