import { compress } from 'brotli-compress/external';

/**
 * The size after Brotli, by an encoder in WebAssembly. It is a port of the reference encoder to Rust: of what takes longest to try it does
 * not try exactly the same. Without an address the file is read from the disk, beside the package.
 */
export async function encodedSize(bytes: Uint8Array, quality: number, wasmFileUrl?: string): Promise<number> {
  return (await compress(bytes, { quality, ...(wasmFileUrl && { wasmFileUrl }) })).length;
}
