import { decodeBase64, decodeHex } from '@/engines/bytes';
import { InputError } from '@/engines/input-error';

export type CipherMode = 'CBC' | 'CTR' | 'GCM' | 'ECB';
export type Padding = 'PKCS7' | 'Zero' | 'None';

export interface RawKey {
  readonly mode: CipherMode;
  readonly padding: Padding;
  readonly key: Uint8Array;
  /** None in ECB. */
  readonly iv: Uint8Array;
}

const BLOCK = 16;
const WRONG = 'Wrong key, IV, mode or padding, or the text was changed or cut off';

/** Bytes that someone wrote as hex or as Base64; what can be both is hex. */
function readBytes(text: string, what: string, field: string): Uint8Array<ArrayBuffer> {
  const bare = text.trim().replace(/^0x/i, '');
  try {
    return /^[\da-f\s:]+$/i.test(bare) ? decodeHex(bare) : decodeBase64(bare);
  } catch {
    throw new InputError(`The ${what} is neither hex nor Base64`, { field });
  }
}

export function readKey(text: string): Uint8Array<ArrayBuffer> {
  const key = readBytes(text, 'key', 'rawKey');
  if (![16, 24, 32].includes(key.length))
    throw new InputError(
      `An AES key has 16, 24 or 32 bytes (128, 192 or 256 bits); this one has ${key.length}. Enter it as hex or Base64`,
      { field: 'rawKey' },
    );
  return key;
}

/** How long the IV of a mode is; GCM takes others too, but hardly anyone gives them. */
export const ivBytes = (mode: CipherMode): number => (mode === 'ECB' ? 0 : mode === 'GCM' ? 12 : BLOCK);

export function readIv(text: string, mode: CipherMode): Uint8Array<ArrayBuffer> {
  if (mode === 'ECB') return new Uint8Array(0);
  const iv = readBytes(text, 'IV', 'iv');
  if (mode === 'GCM' ? iv.length === 0 : iv.length !== BLOCK)
    throw new InputError(`The IV of ${mode} has ${ivBytes(mode)} bytes; this one has ${iv.length}`, { field: 'iv' });
  return iv;
}

/** CBC and ECB block by block, without padding. */
async function runBlocks(direction: 'encrypt' | 'decrypt', bytes: Uint8Array, { mode, key, iv }: RawKey) {
  const { AES, CBC, CipherParams, ECB, NoPadding, WordArray } = await import('crypto-es');
  const words = (from: Uint8Array) => WordArray.create(Uint8Array.from(from));
  const config = { iv: words(iv), mode: mode === 'CBC' ? CBC : ECB, padding: NoPadding };
  const made =
    direction === 'encrypt'
      ? AES.encrypt(words(bytes), words(key), config).ciphertext!
      : AES.decrypt(CipherParams.create({ ciphertext: words(bytes) }), words(key), config);
  return Uint8Array.from({ length: made.sigBytes }, (_, at) => (made.words[at >>> 2]! >>> (24 - (at % 4) * 8)) & 0xff);
}

/** CTR counts in all 128 bits, as openssl does; the tag of GCM stands at the end. */
async function runStream(direction: 'encrypt' | 'decrypt', bytes: Uint8Array, { mode, key, iv }: RawKey) {
  const name = `AES-${mode}`;
  const how = mode === 'CTR' ? { name, counter: iv, length: 128 } : { name, iv };
  const imported = await crypto.subtle.importKey('raw', Uint8Array.from(key), name, false, [direction]);
  return new Uint8Array(await crypto.subtle[direction](how as AesGcmParams, imported, Uint8Array.from(bytes)));
}

function padded(bytes: Uint8Array, padding: Padding): Uint8Array {
  const over = bytes.length % BLOCK;
  if (padding === 'None' && over !== 0)
    throw new InputError(`Without padding the text must fill blocks of ${BLOCK} bytes; ${BLOCK - over} are missing`, {
      field: 'padding',
    });
  if (padding === 'None' || (padding === 'Zero' && over === 0)) return bytes;
  const all = new Uint8Array(bytes.length + BLOCK - over).fill(padding === 'PKCS7' ? BLOCK - over : 0);
  all.set(bytes);
  return all;
}

function unpadded(bytes: Uint8Array, padding: Padding): Uint8Array {
  if (padding === 'None') return bytes;
  if (padding === 'Zero') {
    const last = bytes.findLastIndex((byte) => byte !== 0);
    return bytes.subarray(0, last + 1);
  }
  const pad = bytes.at(-1) ?? 0;
  if (pad < 1 || pad > BLOCK || !bytes.subarray(-pad).every((byte) => byte === pad)) throw new InputError(WRONG);
  return bytes.subarray(0, -pad);
}

const isBlocks = ({ mode }: RawKey) => mode === 'CBC' || mode === 'ECB';

export const encryptRaw = (bytes: Uint8Array, key: RawKey): Promise<Uint8Array> =>
  isBlocks(key) ? runBlocks('encrypt', padded(bytes, key.padding), key) : runStream('encrypt', bytes, key);

export async function decryptRaw(bytes: Uint8Array, key: RawKey): Promise<Uint8Array> {
  if (isBlocks(key)) {
    if (bytes.length === 0 || bytes.length % BLOCK !== 0)
      throw new InputError(
        `The text was cut off: ${key.mode} gives blocks of ${BLOCK} bytes, and this has ${bytes.length}`,
      );
    return unpadded(await runBlocks('decrypt', bytes, key), key.padding);
  }
  try {
    return await runStream('decrypt', bytes, key);
  } catch {
    // Web Crypto says no more than that it failed.
    throw new InputError(WRONG);
  }
}
