/**
 * Browsers write WebM as a stream: without its length, so that players show none and cannot seek. This writes it in. The form is EBML (RFC 8794):
 * an element is an id, a size and that many bytes; Matroska (RFC 9559) puts Duration, in units of TimestampScale, into Info inside Segment.
 */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const DURATION = 0x4489;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DEFAULT_SCALE = 1_000_000;
/** The head of a recording: what is looked for stands in its first few hundred bytes. */
const HEAD = 4096;

interface Element {
  id: number;
  /** Where its content starts and ends; an element of unknown size ends nowhere. */
  from: number;
  to: number;
  /** Where its size is written, and in how many bytes. */
  sizeAt: number;
  sizeLength: number;
}

function readElement(bytes: Uint8Array, at: number): Element | undefined {
  const idLength = Math.clz32(bytes[at] ?? 0) - 23;
  const sizeAt = at + idLength;
  const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || sizeAt + sizeLength > bytes.length) return undefined;
  let id = 0;
  for (let i = 0; i < idLength; i++) id = id * 256 + bytes[at + i]!;
  let size = bytes[sizeAt]! & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let i = 1; i < sizeLength; i++) {
    size = size * 256 + bytes[sizeAt + i]!;
    unknown &&= bytes[sizeAt + i] === 0xff;
  }
  const from = sizeAt + sizeLength;
  return { id, from, to: unknown ? Number.POSITIVE_INFINITY : from + size, sizeAt, sizeLength };
}

function findChild(bytes: Uint8Array, from: number, to: number, id: number): Element | undefined {
  for (let at = from; at < Math.min(to, bytes.length); ) {
    const element = readElement(bytes, at);
    if (!element || element.id === id) return element;
    at = element.to;
  }
  return undefined;
}

function readUnsigned(bytes: Uint8Array, { from, to }: Element): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 256 + bytes[at]!;
  return value;
}

/** The head with the length written in; undefined where it has one already, or is not built as expected. */
export function withDuration(head: Uint8Array<ArrayBuffer>, milliseconds: number): Uint8Array<ArrayBuffer> | undefined {
  const segment = findChild(head, 0, head.length, SEGMENT);
  // A segment of known size would have to grow, and everything that points into it; recordings have none.
  if (!segment || Number.isFinite(segment.to)) return undefined;
  const info = findChild(head, segment.from, head.length, INFO);
  if (!info || info.to > head.length || findChild(head, info.from, info.to, DURATION)) return undefined;
  const scaleElement = findChild(head, info.from, info.to, TIMESTAMP_SCALE);
  const scale = scaleElement ? readUnsigned(head, scaleElement) : DEFAULT_SCALE;

  const duration = new Uint8Array(11);
  duration.set([0x44, 0x89, 0x88]);
  new DataView(duration.buffer).setFloat64(3, (milliseconds * 1_000_000) / scale);
  const size = info.to - info.from + duration.length;
  const sizeField = new Uint8Array(8);
  new DataView(sizeField.buffer).setBigUint64(0, BigInt(size) | (1n << 56n));

  const parts = [
    head.subarray(0, info.sizeAt),
    sizeField,
    head.subarray(info.from, info.to),
    duration,
    head.subarray(info.to),
  ];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** The recording with its length written in, where that can be done; the recording itself otherwise. */
export async function repairDuration(video: Blob, milliseconds: number): Promise<Blob> {
  if (!video.type.includes('webm')) return video;
  const head = new Uint8Array(await video.slice(0, HEAD).arrayBuffer());
  const written = withDuration(head, milliseconds);
  return written ? new Blob([written, video.slice(head.length)], { type: video.type }) : video;
}
