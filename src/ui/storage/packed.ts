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

/** The inputs by name, compressed. */
export async function packInputs(inputs: Readonly<Record<string, string>>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(inputs));
  return toBase64Url(await pipe(bytes, new CompressionStream('deflate-raw')));
}

/** The inputs a link carries. It may be cut or made up: what cannot be read is no input. */
export async function unpackInputs(packed: string): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const bytes = await pipe(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
    const inputs: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof inputs !== 'object' || inputs === null) return undefined;
    return Object.fromEntries(Object.entries(inputs).filter(([, text]) => typeof text === 'string'));
  } catch {
    return undefined;
  }
}
