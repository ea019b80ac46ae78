/** The hash functions of the tools, under the names they show. SHA3 is SHA3-512 of FIPS 202 (not the older Keccak some libraries call SHA3). */
export const HASH_NAMES = ['MD5', 'SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'SHA3', 'RIPEMD160'] as const;

export type HashName = (typeof HASH_NAMES)[number];

/** Those that fewer ask for. Of the SHAKEs, which have no end, as much as their strength needs. */
export const MORE_HASH_NAMES = [
  'SHA3-224',
  'SHA3-256',
  'SHA3-384',
  'SHAKE128',
  'SHAKE256',
  'BLAKE2b',
  'BLAKE2s',
  'BLAKE3',
  'SM3',
  'XXH32',
  'XXH64',
  'XXH3',
  'XXH128',
  'CRC16',
  'CRC16-XMODEM',
  'CRC32',
  'CRC32C',
  'CRC64',
  'Adler-32',
] as const;

export type AnyHashName = HashName | (typeof MORE_HASH_NAMES)[number];

export const ANY_HASH_NAMES: readonly AnyHashName[] = [...HASH_NAMES, ...MORE_HASH_NAMES];

/** The functions that a choice stands for: one, the first eight, or all others. */
export const getNames = (algorithm: AnyHashName | 'All' | 'More'): readonly AnyHashName[] =>
  algorithm === 'All' ? HASH_NAMES : algorithm === 'More' ? MORE_HASH_NAMES : [algorithm];

/** Digest length in bytes. */
export const DIGEST_SIZES: Readonly<Record<AnyHashName, number>> = {
  MD5: 16,
  SHA1: 20,
  SHA224: 28,
  SHA256: 32,
  SHA384: 48,
  SHA512: 64,
  SHA3: 64,
  RIPEMD160: 20,
  'SHA3-224': 28,
  'SHA3-256': 32,
  'SHA3-384': 48,
  SHAKE128: 32,
  SHAKE256: 64,
  BLAKE2b: 64,
  BLAKE2s: 32,
  BLAKE3: 32,
  SM3: 32,
  XXH32: 4,
  XXH64: 8,
  XXH3: 8,
  XXH128: 16,
  CRC16: 2,
  'CRC16-XMODEM': 2,
  CRC32: 4,
  CRC32C: 4,
  CRC64: 8,
  'Adler-32': 4,
};

/** What checksum programs call them, without hyphens and in small letters, where that is not their own name. */
const ALIASES: Readonly<Record<string, AnyHashName>> = {
  sha2224: 'SHA224',
  sha2256: 'SHA256',
  sha2384: 'SHA384',
  sha2512: 'SHA512',
  sha3512: 'SHA3',
  rmd160: 'RIPEMD160',
  blake2b512: 'BLAKE2b',
  blake2s256: 'BLAKE2s',
  xxh364: 'XXH3',
  xxh3128: 'XXH128',
};

const plainName = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** The function that a name in a checksum file or a label means. */
export const hashNamed = (name: string): AnyHashName | undefined =>
  ALIASES[plainName(name)] ?? ANY_HASH_NAMES.find((one) => plainName(one) === plainName(name));
