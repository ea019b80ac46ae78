import type { CHash } from '@noble/hashes/utils.js';
import type { IHasher } from 'hash-wasm';
import { InputError } from '@/engines/input-error';
import type { AnyHashName, HashName } from './algorithms';
import { createCrc16 } from './crc16';

/** Several hash functions fed with the same bytes. */
export interface Hashers<Name extends AnyHashName = AnyHashName> {
  update(chunk: Uint8Array): void;
  /** Ends the computation: neither call is allowed afterwards. */
  digest(): Record<Name, Uint8Array>;
}

interface Hasher {
  update(chunk: Uint8Array): unknown;
  finish(): Uint8Array;
}

/** Functions that run in WebAssembly where there is any, else (three to fifteen times slower) in JavaScript. */
export async function createHashers<Name extends AnyHashName>(names: readonly Name[]): Promise<Hashers<Name>> {
  const distinct = [...new Set(names)];
  const hashers = await startInWebAssembly(distinct).catch(() => startInJavaScript(distinct));
  return {
    update: (chunk) => feed(hashers, chunk),
    digest: () =>
      Object.fromEntries(distinct.map((name, i) => [name, hashers[i]!.finish()])) as Record<Name, Uint8Array>,
  };
}

// Small enough to stay in the processor's cache while one function after the other reads it.
const TURN = 1 << 18;

function feed(hashers: readonly Hasher[], chunk: Uint8Array): void {
  if (hashers.length === 1) {
    hashers[0]!.update(chunk);
    return;
  }
  for (let at = 0; at < chunk.length; at += TURN) {
    const part = chunk.subarray(at, at + TURN);
    for (const hasher of hashers) hasher.update(part);
  }
}

/** Rejects where WebAssembly is missing, or forbidden by a content security policy without 'wasm-unsafe-eval'. */
async function startInWebAssembly(names: readonly AnyHashName[]): Promise<Hasher[]> {
  const wasm = await import('hash-wasm');
  const create: Partial<Record<AnyHashName, () => Promise<IHasher>>> = {
    MD5: wasm.createMD5,
    SHA1: wasm.createSHA1,
    SHA224: wasm.createSHA224,
    SHA256: wasm.createSHA256,
    SHA384: wasm.createSHA384,
    SHA512: wasm.createSHA512,
    SHA3: () => wasm.createSHA3(512),
    RIPEMD160: wasm.createRIPEMD160,
    'SHA3-224': () => wasm.createSHA3(224),
    'SHA3-256': () => wasm.createSHA3(256),
    'SHA3-384': () => wasm.createSHA3(384),
    BLAKE2b: () => wasm.createBLAKE2b(512),
    BLAKE2s: () => wasm.createBLAKE2s(256),
    BLAKE3: () => wasm.createBLAKE3(256),
    SM3: wasm.createSM3,
    XXH32: () => wasm.createXXHash32(0),
    XXH64: () => wasm.createXXHash64(0, 0),
    XXH3: () => wasm.createXXHash3(0, 0),
    XXH128: () => wasm.createXXHash128(0, 0),
    CRC32: () => wasm.createCRC32(),
    CRC32C: () => wasm.createCRC32(CASTAGNOLI),
    CRC64: () => wasm.createCRC64(),
    'Adler-32': wasm.createAdler32,
  };
  return Promise.all(
    names.map(async (name) => {
      const hasher = await create[name]?.();
      if (!hasher) return startAlone(name);
      hasher.init();
      return { update: (chunk: Uint8Array) => hasher.update(chunk), finish: () => hasher.digest('binary') };
    }),
  );
}

/** The polynomial of CRC32C, bits reversed. */
const CASTAGNOLI = 0x82f63b78;

const startInJavaScript = (names: readonly AnyHashName[]): Promise<Hasher[]> => Promise.all(names.map(startAlone));

async function startAlone(name: AnyHashName): Promise<Hasher> {
  if (name === 'CRC16' || name === 'CRC16-XMODEM') return createCrc16(name);
  const state = (await loadAny(name)).create();
  return { update: (chunk: Uint8Array) => state.update(chunk), finish: () => state.digest() };
}

/** Those of the further functions that there are in JavaScript. */
async function loadAny(name: AnyHashName): Promise<CHash> {
  switch (name) {
    case 'SHA3-224':
      return (await import('@noble/hashes/sha3.js')).sha3_224;
    case 'SHA3-256':
      return (await import('@noble/hashes/sha3.js')).sha3_256;
    case 'SHA3-384':
      return (await import('@noble/hashes/sha3.js')).sha3_384;
    case 'SHAKE128':
      return (await import('@noble/hashes/sha3.js')).shake128_32;
    case 'SHAKE256':
      return (await import('@noble/hashes/sha3.js')).shake256_64;
    case 'BLAKE2b':
      return (await import('@noble/hashes/blake2.js')).blake2b as unknown as CHash;
    case 'BLAKE2s':
      return (await import('@noble/hashes/blake2.js')).blake2s as unknown as CHash;
    case 'BLAKE3':
      return (await import('@noble/hashes/blake3.js')).blake3 as unknown as CHash;
    case 'SM3':
    case 'XXH32':
    case 'XXH64':
    case 'XXH3':
    case 'XXH128':
    case 'CRC16':
    case 'CRC16-XMODEM':
    case 'CRC32':
    case 'CRC32C':
    case 'CRC64':
    case 'Adler-32':
      throw new InputError(`${name} needs WebAssembly, which is turned off here. Choose another Algorithm.`);
    default:
      return loadHash(name);
  }
}

/** One function of @noble/hashes, fetched with its family alone. */
export async function loadHash(name: HashName): Promise<CHash> {
  switch (name) {
    case 'MD5':
      return (await import('@noble/hashes/legacy.js')).md5;
    case 'SHA1':
      return (await import('@noble/hashes/legacy.js')).sha1;
    case 'RIPEMD160':
      return (await import('@noble/hashes/legacy.js')).ripemd160;
    case 'SHA224':
      return (await import('@noble/hashes/sha2.js')).sha224;
    case 'SHA256':
      return (await import('@noble/hashes/sha2.js')).sha256;
    case 'SHA384':
      return (await import('@noble/hashes/sha2.js')).sha384;
    case 'SHA512':
      return (await import('@noble/hashes/sha2.js')).sha512;
    case 'SHA3':
      return (await import('@noble/hashes/sha3.js')).sha3_512;
  }
}
