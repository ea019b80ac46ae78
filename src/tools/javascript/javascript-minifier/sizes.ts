import { countOfBytes } from '@/engines/bytes/size';
import { compress } from '@/engines/compress/deflate';

interface Zlib {
  brotliCompressSync(bytes: Uint8Array): Uint8Array;
}
type Host = typeof globalThis & {
  process?: { getBuiltinModule?: (name: string) => Zlib | undefined };
};

/** Browsers that can write Brotli do it as a stream; Node has a function for it. */
async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  try {
    const stream = new CompressionStream('brotli' as CompressionFormat);
    const written = new Response(new Blob([bytes as BlobPart]).stream().pipeThrough(stream));
    return (await written.arrayBuffer()).byteLength;
  } catch {
    const zlib = (globalThis as Host).process?.getBuiltinModule?.('node:zlib');
    return zlib?.brotliCompressSync(bytes).length;
  }
}

/** What a server would send: before and after. */
export async function sentSizes(before: string, after: string) {
  const [old, now] = [before, after].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  const gzip = [old, now].map((bytes) => compress(bytes, 'gzip', 9).length) as [number, number];
  const brotli = await Promise.all([brotliSize(old), brotliSize(now)]);
  const row = (label: string, [from, to]: readonly [number | undefined, number | undefined]) => ({
    label,
    value:
      from === undefined || to === undefined
        ? 'This browser can’t compress with Brotli'
        : `${countOfBytes(from)} → ${countOfBytes(to)}`,
  });
  return [row('With Gzip', gzip), row('With Brotli', brotli as [number | undefined, number | undefined])];
}
