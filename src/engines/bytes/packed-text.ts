// Small, and apart from the other Base64 of this folder: every page may have to open a link.

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
const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Compressed, in letters that need no escape in an address. */
export const packText = async (text: string): Promise<string> =>
  toBase64Url(await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

/** Fails where this is no packed text. */
export const unpackText = async (packed: string): Promise<string> =>
  new TextDecoder().decode(await pipe(fromBase64(packed), new DecompressionStream('deflate-raw')));
