import { changedOptions, flagOf, type OptionShape, type OptionValue, readKnown } from '@/kit/option';

type Values = Readonly<Record<string, OptionValue>>;

/** Servers refuse addresses beyond 8 kB; an option that would not fit stays out of the link, and in this browser. */
const LONGEST_QUERY = 6000;

/** Options as a query string, only those that differ from their defaults, never secrets. */
export function writeQuery(shape: OptionShape, values: Values): string {
  let written = '';
  for (const [name, value] of Object.entries(changedOptions(shape, values))) {
    if (String(value).length > LONGEST_QUERY) continue;
    const pair = new URLSearchParams([[flagOf(shape[name]!.label), String(value)]]).toString();
    if (written.length + pair.length < LONGEST_QUERY) written += `${written ? '&' : '?'}${pair}`;
  }
  return written;
}

export const readQuery = (shape: OptionShape, search: string): Record<string, OptionValue> =>
  search === ''
    ? {}
    : readKnown(shape, Object.fromEntries(new URLSearchParams(search)), (_, option) => flagOf(option.label));

const FRAGMENT = '#input=';

async function pipe(bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(stream as ReadableStream).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array) => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The inputs by name, compressed. They stand behind the `#`, which browsers do not send to any server. */
export async function writeFragment(inputs: Readonly<Record<string, string>>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(inputs));
  return FRAGMENT + toBase64Url(await pipe(bytes, new CompressionStream('deflate-raw')));
}

/** A link may be cut or made up: what cannot be read is no input. */
export async function readFragment(hash: string): Promise<Readonly<Record<string, string>> | undefined> {
  if (!hash.startsWith(FRAGMENT)) return undefined;
  try {
    const bytes = await pipe(fromBase64Url(hash.slice(FRAGMENT.length)), new DecompressionStream('deflate-raw'));
    const inputs: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof inputs !== 'object' || inputs === null) return undefined;
    return Object.fromEntries(Object.entries(inputs).filter(([, text]) => typeof text === 'string'));
  } catch {
    return undefined;
  }
}
