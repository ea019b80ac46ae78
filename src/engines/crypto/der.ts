import { decodeHex, encodeHex } from '@/engines/bytes/hex';

/** The few kinds of DER (X.690) that keys are made of. */
export const TAG = { integer: 0x02, bitString: 0x03, octetString: 0x04, sequence: 0x30 } as const;

export const RSA_ENCRYPTION = Uint8Array.of(
  0x06,
  0x09,
  0x2a,
  0x86,
  0x48,
  0x86,
  0xf7,
  0x0d,
  0x01,
  0x01,
  0x01, // 1.2.840.113549.1.1.1
  0x05,
  0x00, // no parameters
);

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function der(tag: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(...content);
  const size = body.length < 0x80 ? [body.length] : [...bigEndian(BigInt(body.length))];
  const head = body.length < 0x80 ? [tag, ...size] : [tag, 0x80 | size.length, ...size];
  return joinBytes(Uint8Array.from(head), body);
}

function bigEndian(value: bigint): Uint8Array {
  const digits = value.toString(16);
  return decodeHex(digits.length % 2 ? `0${digits}` : digits);
}

/** The bytes of a number that is not negative, with a zero in front where its highest bit would look like a sign. */
export function unsigned(value: bigint): Uint8Array<ArrayBuffer> {
  const bytes = bigEndian(value);
  return bytes[0]! & 0x80 ? joinBytes(Uint8Array.of(0), bytes) : Uint8Array.from(bytes);
}

export const derInteger = (value: bigint) => der(TAG.integer, unsigned(value));

/** Reads one element after the other. Throws where the bytes are no DER. */
export class DerReader {
  #at = 0;
  constructor(readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.#at >= this.bytes.length;
  }

  take(tag: number): Uint8Array {
    if (this.bytes[this.#at] !== tag) throw new RangeError(`No element of kind ${tag} at ${this.#at}`);
    let size = this.bytes[this.#at + 1] ?? Number.NaN;
    let start = this.#at + 2;
    if (size > 0x80) {
      const count = size & 0x7f;
      if (count > 4) throw new RangeError('An element is too large');
      size = 0;
      for (const end = start + count; start < end; start++) size = size * 256 + (this.bytes[start] ?? Number.NaN);
    }
    if (!(start + size <= this.bytes.length)) throw new RangeError('An element is cut off');
    this.#at = start + size;
    return this.bytes.subarray(start, this.#at);
  }

  integer(): bigint {
    return BigInt(`0x${encodeHex(this.take(TAG.integer))}`);
  }
}
