/** What Node brings for those who ask without importing it; browsers have nothing of the name. */
interface Zlib {
  brotliCompressSync(bytes: Uint8Array, options: { params: Record<number, number> }): Uint8Array;
}
interface Builtins {
  getBuiltinModule?(name: string): Zlib | undefined;
}
type BrotliStream = new (format: string) => ReadableWritablePair<Uint8Array, Uint8Array>;

export const BEST_QUALITY = 11;
/** `BROTLI_PARAM_QUALITY`, as zlib numbers it. */
const QUALITY = 1;

function nodeSize(bytes: Uint8Array, quality: number): number | undefined {
  const { process } = globalThis as { process?: Builtins };
  const zlib = process?.getBuiltinModule?.('node:zlib');
  return zlib?.brotliCompressSync(bytes, { params: { [QUALITY]: quality } }).length;
}

async function nativeSize(bytes: Uint8Array): Promise<number | undefined> {
  try {
    const stream = new (CompressionStream as unknown as BrotliStream)('brotli');
    const body = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
    return (await new Response(body).arrayBuffer()).byteLength;
  } catch {
    // Browsers that cannot write Brotli refuse its name.
    return undefined;
  }
}

/** A text of which the reference encoder makes this much at its best, and at no other quality. */
export const TELLTALE = {
  text: '.card{margin:0 auto;padding:1rem 2rem;color:#333}.card:hover{color:#336;margin:0 1rem}.card a{padding:2rem 1rem;color:#663}@media print{.card{margin:0;color:#000}}',
  size: 99,
};

let asked: Promise<boolean> | undefined;
/** Browsers do not tell of which quality theirs is. Firefox's is the best. */
const isNativeBest = (): Promise<boolean> => {
  asked ??= nativeSize(new TextEncoder().encode(TELLTALE.text)).then((size) => size === TELLTALE.size);
  return asked;
};

async function browserSize(bytes: Uint8Array, quality: number): Promise<number | undefined> {
  if (quality === BEST_QUALITY && (await isNativeBest())) return nativeSize(bytes);
  // Some lock it away.
  if (typeof WebAssembly === 'undefined') return undefined;
  const [{ encodedSize }, { default: address }] = await Promise.all([
    import('./brotli-encoder'),
    import('brotli-compress/brotli_wasm_bg.wasm?url'),
  ]);
  return encodedSize(bytes, quality, address);
}

/** The size after Brotli. Nothing where neither the browser nor WebAssembly can tell. */
export const brotliSize = async (bytes: Uint8Array, quality: number): Promise<number | undefined> =>
  import.meta.env.SSR ? nodeSize(bytes, quality) : browserSize(bytes, quality);
