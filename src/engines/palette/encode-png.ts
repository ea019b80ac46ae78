import type { Pixels } from './png';

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});
const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((crc, byte) => CRCS[(crc ^ byte) & 255]! ^ (crc >>> 8), 0xffffffff) >>> 0;

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)));
  return bytes;
}

/** Packed as PNG and PDF have it: zlib, with its checksum. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A PNG of RGBA rows, eight bits each. */
export async function encodePixels({ width, height, data }: Pixels): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 8;
  header[9] = 6;
  const stride = width * 4;
  // Before each row stands which filter it went through: none.
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', header),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** A PNG of which every row is this one of RGBA, eight bits each. */
export function encodePng(row: Uint8Array, height: number): Promise<Uint8Array> {
  const data = new Uint8ClampedArray(row.length * height);
  for (let y = 0; y < height; y++) data.set(row, y * row.length);
  return encodePixels({ width: row.length / 4, height, data });
}
