import type { CHash } from '@noble/hashes/utils.js';
import type { IHasher } from 'hash-wasm';
import type { HashName } from './algorithms';

/** Several hash functions fed with the same bytes. */
export interface Hashers<Name extends HashName = HashName> {
  update(chunk: Uint8Array): void;
  /** Ends the computation: neither call is allowed afterwards. */
  digest(): Record<Name, Uint8Array>;
}

interface Hasher {
  update(chunk: Uint8Array): unknown;
  finish(): Uint8Array;
}

/** Functions that run in WebAssembly where there is any, else (three to fifteen times slower) in JavaScript. */
export async function createHashers<Name extends HashName>(names: readonly Name[]): Promise<Hashers<Name>> {
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
async function startInWebAssembly(names: readonly HashName[]): Promise<Hasher[]> {
  const wasm = await import('hash-wasm');
  const create: Record<HashName, () => Promise<IHasher>> = {
    MD5: wasm.createMD5,
    SHA1: wasm.createSHA1,
    SHA224: wasm.createSHA224,
    SHA256: wasm.createSHA256,
    SHA384: wasm.createSHA384,
    SHA512: wasm.createSHA512,
    SHA3: () => wasm.createSHA3(512),
    RIPEMD160: wasm.createRIPEMD160,
  };
  return Promise.all(
    names.map(async (name) => {
      const hasher = await create[name]();
      hasher.init();
      return { update: (chunk: Uint8Array) => hasher.update(chunk), finish: () => hasher.digest('binary') };
    }),
  );
}

async function startInJavaScript(names: readonly HashName[]): Promise<Hasher[]> {
  const loaded = await Promise.all(names.map(loadHash));
  return loaded.map((hash) => {
    const state = hash.create();
    return { update: (chunk: Uint8Array) => state.update(chunk), finish: () => state.digest() };
  });
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
