import { InputError } from '@/engines/input-error';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, eight bits each. */
  readonly data: Uint8ClampedArray;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** Samples a pixel by color type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const LARGEST = 100_000_000;

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

const damaged = () => new InputError('This PNG is damaged');

/** Reads PNG where there is no browser to do it: every color type and depth, but no interlacing. */
export async function decodePng(bytes: Uint8Array): Promise<Pixels> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed: Uint8Array[] = [];
  let header: Uint8Array | undefined;
  let colors = new Uint8Array();
  let alphas = new Uint8Array();
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) throw damaged();
    if (type === 'IHDR') header = body;
    else if (type === 'PLTE') colors = body.slice();
    else if (type === 'tRNS') alphas = body.slice();
    else if (type === 'IDAT') packed.push(body);
    at += length + 12;
  }
  if (!header || header.length < 13) throw damaged();
  const size = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const width = size.getUint32(0);
  const height = size.getUint32(4);
  const depth = header[8]!;
  const colorType = header[9]!;
  const samples = SAMPLES[colorType];
  if (!samples || ![1, 2, 4, 8, 16].includes(depth) || width * height === 0) throw damaged();
  if (header[12] !== 0) throw new InputError('Interlaced PNG can only be read in the browser');
  if (width * height > LARGEST) throw new InputError(`Images are read up to ${LARGEST / 1e6} megapixels`);

  const rows = unfilter(await inflate(packed), width, height, samples * depth);
  const data = new Uint8ClampedArray(width * height * 4);
  const stride = Math.ceil((width * samples * depth) / 8);
  const scale = 255 / (2 ** Math.min(depth, 8) - 1);
  const sampleAt = (y: number, index: number): number => {
    const row = y * stride;
    if (depth >= 8) return rows[row + (index * depth) / 8]!;
    const bit = index * depth;
    return (rows[row + (bit >> 3)]! >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sample = (at: number) => sampleAt(y, x * samples + at);
      const to = (y * width + x) * 4;
      if (colorType === 3) {
        const index = sample(0);
        data.set(colors.subarray(index * 3, index * 3 + 3), to);
        data[to + 3] = alphas[index] ?? 255;
      } else {
        const grey = samples < 3;
        for (let channel = 0; channel < 3; channel++) data[to + channel] = sample(grey ? 0 : channel) * scale;
        data[to + 3] = colorType >= 4 ? sample(samples - 1) : 255;
      }
    }
  return { width, height, data };
}

async function inflate(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  try {
    const stream = new Blob(parts as unknown as BlobPart[]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    throw damaged();
  }
}

/** Undoes the prediction of each row from its neighbours (PNG, section 9). */
function unfilter(packed: Uint8Array, width: number, height: number, bits: number): Uint8Array {
  const stride = Math.ceil((width * bits) / 8);
  const back = Math.max(1, bits >> 3);
  if (packed.length < (stride + 1) * height) throw damaged();
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= back ? rows[at - back]! : 0;
      const up = y > 0 ? rows[at - stride]! : 0;
      const corner = x >= back && y > 0 ? rows[at - stride - back]! : 0;
      rows[at] = packed[y * (stride + 1) + 1 + x]! + predict(filter, left, up, corner);
    }
  }
  return rows;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const toLeft = Math.abs(up - corner);
      const toUp = Math.abs(left - corner);
      const toCorner = Math.abs(left + up - 2 * corner);
      if (toLeft <= toUp && toLeft <= toCorner) return left;
      return toUp <= toCorner ? up : corner;
    }
    default:
      return 0;
  }
}
