import { hmac as computeHmac } from '@noble/hashes/hmac.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { sha3_512 } from '@noble/hashes/sha3.js';
import type { CHash } from '@noble/hashes/utils.js';
import type { HashName } from './algorithms';

const hashes: Readonly<Record<HashName, CHash>> = {
  MD5: md5,
  SHA1: sha1,
  SHA224: sha224,
  SHA256: sha256,
  SHA384: sha384,
  SHA512: sha512,
  SHA3: sha3_512,
  RIPEMD160: ripemd160,
};

/** Digest of bytes, at once. For files use `hashStream`, which is several times faster and reports progress. */
export function hashBytes(name: HashName, bytes: Uint8Array): Uint8Array {
  return hashes[name](bytes);
}

/** Digest of a text's UTF-8 bytes. */
export function hashText(name: HashName, text: string): Uint8Array {
  return hashBytes(name, new TextEncoder().encode(text));
}

/** HMAC (RFC 2104) with a key of any length. */
export function hmac(name: HashName, key: Uint8Array, bytes: Uint8Array): Uint8Array {
  return computeHmac(hashes[name], key, bytes);
}
