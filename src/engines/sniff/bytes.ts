/** The first bytes of what is often packed, and how it is called. */
const MAGIC: readonly (readonly [name: string, ...start: number[]])[] = [
  ['gzip', 0x1f, 0x8b],
  ['PNG image', 0x89, 0x50, 0x4e, 0x47],
  ['JPEG image', 0xff, 0xd8, 0xff],
  ['GIF image', 0x47, 0x49, 0x46, 0x38],
  ['WebP image', 0x52, 0x49, 0x46, 0x46],
  ['PDF', 0x25, 0x50, 0x44, 0x46],
  ['ZIP', 0x50, 0x4b, 0x03, 0x04],
  ['zlib', 0x78, 0x9c],
  ['zlib', 0x78, 0xda],
  ['WOFF font', 0x77, 0x4f, 0x46],
  ['DER key or certificate', 0x30, 0x82],
];

export const getMagic = (bytes: Uint8Array): string | undefined =>
  MAGIC.find(([, ...start]) => start.every((byte, at) => bytes[at] === byte))?.[0];

/** Bytes as text that can be read: UTF-8 without control characters. The end may be cut. */
export function readable(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffe\uffff]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
