import { deflateSync, FlateErrorCode, Gunzip, gzipSync, Inflate, Unzlib, zlibSync } from 'fflate';
import { InputError } from '@/engines/input-error';

export const FORMATS = { gzip: 'Gzip', zlib: 'Zlib', raw: 'Raw Deflate' } as const;
export type Format = keyof typeof FORMATS;

/** A few bytes can stand for gigabytes: more than this is given up. */
const MOST = 256_000_000;
/** What is handed to the reader at a time, so that it can be stopped in between. */
const PIECE = 65_536;

const CUT = 'The compressed data ends too early: a part of it is missing';

export type Level = 1 | 6 | 9;

export function compress(bytes: Uint8Array, format: Format, level: Level): Uint8Array {
  // Without the time of day: the same bytes always give the same.
  if (format === 'gzip') return gzipSync(bytes, { level, mtime: 0 });
  return format === 'zlib' ? zlibSync(bytes, { level }) : deflateSync(bytes, { level });
}

/** How bytes that are compressed begin; raw ones have no mark. */
export function formatOf([first, second]: Uint8Array): Format {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  const isZlib =
    first !== undefined && second !== undefined && (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
  return isZlib ? 'zlib' : 'raw';
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
function crc32(bytes: Uint8Array): number {
  let rest = ~0;
  for (const byte of bytes) rest = (rest >>> 8) ^ TABLE[(rest ^ byte) & 255]!;
  return ~rest >>> 0;
}

interface Care {
  /** Called now and then: throws where the work is given up. */
  check?: () => void;
  most?: number;
}

export function decompress(bytes: Uint8Array, format: Format, { check, most = MOST }: Care = {}): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const take = (part: Uint8Array, isLast: boolean) => {
    size += part.length;
    if (size > most) throw new InputError(`This becomes more than ${most / 1e6} MB: it is not opened here`);
    parts.push(part);
    isWhole ||= isLast;
  };
  let members = 1;
  const reader = format === 'gzip' ? new Gunzip(take) : format === 'zlib' ? new Unzlib(take) : new Inflate(take);
  if (reader instanceof Gunzip) reader.onmember = () => members++;
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      check?.();
      reader.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    }
  } catch (error) {
    if (error instanceof InputError || !(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === FlateErrorCode.UnexpectedEOF && format !== 'raw') throw new InputError(CUT);
    throw new InputError(`This is not ${FORMATS[format]} data, or it is damaged`, { hint: error.message });
  }
  if (!isWhole) throw new InputError(CUT);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  // The reader itself does not look at it.
  const isSound =
    format !== 'gzip' ||
    members > 1 ||
    crc32(whole) === new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 8, true);
  if (!isSound) throw new InputError('The checksum does not match: the data is damaged');
  return whole;
}
