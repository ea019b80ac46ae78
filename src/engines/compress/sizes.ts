import { grouped } from '../number/grouped';
import { compress } from './deflate';

/** What Node brings for those who ask without importing it; browsers have nothing of the name. */
interface Builtins {
  getBuiltinModule?(name: string): { brotliCompressSync(bytes: Uint8Array): Uint8Array } | undefined;
}
type BrotliStream = new (format: string) => ReadableWritablePair<Uint8Array, Uint8Array>;

async function streamSize(bytes: Uint8Array): Promise<number | undefined> {
  try {
    const stream = new (CompressionStream as unknown as BrotliStream)('brotli');
    const body = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
    return (await new Response(body).arrayBuffer()).byteLength;
  } catch {
    // Browsers that cannot write Brotli refuse its name.
    return undefined;
  }
}

/** The size after Brotli, where the browser or Node can write it. */
async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  const { process } = globalThis as { process?: Builtins };
  const zlib = process?.getBuiltinModule?.('node:zlib');
  return zlib ? zlib.brotliCompressSync(bytes).length : streamSize(bytes);
}

const MOST = 9;
const change = (before: number, after: number): string => `${grouped(before)} → ${grouped(after)} bytes`;

/** How large a text is on its way, before and after it was minified: servers compress it. */
export async function compressedFacts(before: string, after: string) {
  const [old, now] = [before, after].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  const [oldBrotli, newBrotli] = await Promise.all([brotliSize(old), brotliSize(now)]);
  return [
    { label: 'gzip', value: change(compress(old, 'gzip', MOST).length, compress(now, 'gzip', MOST).length) },
    {
      label: 'Brotli',
      value: oldBrotli === undefined || newBrotli === undefined ? 'not in this browser' : change(oldBrotli, newBrotli),
    },
  ];
}
