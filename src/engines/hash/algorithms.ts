/** The hash functions of the tools, under the names they show. SHA3 is SHA3-512 of FIPS 202 (not the older Keccak some libraries call SHA3). */
export const HASH_NAMES = ['MD5', 'SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'SHA3', 'RIPEMD160'] as const;

export type HashName = (typeof HASH_NAMES)[number];

/** Digest length in bytes. */
export const DIGEST_SIZES: Readonly<Record<HashName, number>> = {
  MD5: 16,
  SHA1: 20,
  SHA224: 28,
  SHA256: 32,
  SHA384: 48,
  SHA512: 64,
  SHA3: 64,
  RIPEMD160: 20,
};
