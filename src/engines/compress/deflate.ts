import { deflateSync, gzipSync, zlibSync } from 'fflate';
import { Inflate, Z_BUF_ERROR, Z_NEED_DICT, Z_OK, type ZStream } from 'pako';
import { InputError } from '@/engines/input-error';

export const FORMATS = { gzip: 'Gzip', zlib: 'Zlib', raw: 'Raw Deflate' } as const;
export type Format = keyof typeof FORMATS;

/** A few bytes can stand for gigabytes: more than this is given up. */
const MOST = 256_000_000;
/** What is opened at a time, so that it can be stopped in between. */
const PIECE = 65_536;

const CUT = 'The compressed data ends too early: part of it is missing';

export type Level = 1 | 6 | 9;

export function compress(bytes: Uint8Array, format: Format, level: Level): Uint8Array {
  // Without the time of day: the same bytes always give the same.
  if (format === 'gzip') return gzipSync(bytes, { level, mtime: 0 });
  return format === 'zlib' ? zlibSync(bytes, { level }) : deflateSync(bytes, { level });
}

/** How bytes that are compressed begin; raw ones have no mark. */
export function getFormat([first, second]: Uint8Array): Format {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  const isZlib =
    first !== undefined && second !== undefined && (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
  return isZlib ? 'zlib' : 'raw';
}

interface Care {
  /** Called now and then: throws where the work is given up. */
  check?: () => void;
  most?: number;
}

export interface Opened {
  bytes: Uint8Array;
  /** How many bytes behind the compressed data were left out: padding, or something else. */
  left: number;
}

/** Which wrapper zlib expects, in its own numbers. */
const WINDOW_BITS: Readonly<Record<Format, number>> = { gzip: 31, zlib: 15, raw: -15 };

/** What the reader says of a checksum or a length that does not fit. */
const MISFITS: Readonly<Record<string, string>> = {
  'incorrect data check': 'The checksum doesn’t match: the data is damaged',
  'incorrect length check': 'The length doesn’t match: the data is damaged',
};

function findFault({ err, msg }: Inflate, format: Format): InputError {
  // Any bytes can begin as raw deflate does, so that one that ends too early is most likely none.
  if (err === Z_BUF_ERROR && format !== 'raw') return new InputError(CUT);
  if (err === Z_NEED_DICT) return new InputError('This needs a preset dictionary, which isn’t in the data');
  return new InputError(MISFITS[msg] ?? `This is not ${FORMATS[format]} data, or it is damaged`, { hint: msg });
}

/** Opens compressed bytes, of gzip every member; checksums and lengths are compared with what was opened. */
export function decompress(bytes: Uint8Array, format: Format, { check, most = MOST }: Care = {}): Opened {
  // The reader could not tell it from data that ends too early.
  if (bytes.length === 0) throw new InputError(CUT);
  const parts: Uint8Array[] = [];
  let size = 0;
  let stream: ZStream | undefined;
  const reader = new Inflate({ windowBits: WINDOW_BITS[format], chunkSize: PIECE });
  reader.onStart = (started) => {
    stream = started;
  };
  reader.onData = (part) => {
    check?.();
    size += part.length;
    if (size > most) throw new InputError(`This becomes more than ${most / 1e6} MB, which is too large to open here`);
    parts.push(part);
  };
  reader.onEnd = () => {};
  reader.push(bytes, true);
  if (reader.err !== Z_OK) throw findFault(reader, format);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return { bytes: whole, left: stream?.avail_in ?? 0 };
}
