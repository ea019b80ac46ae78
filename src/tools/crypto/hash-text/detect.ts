import { sniffProse } from '@/engines/sniff/prose';
import { defineDetect, type Guess } from '@/kit/detect/guess';

const ALGORITHMS: Readonly<Record<string, string>> = {
  md5: 'MD5',
  sha1: 'SHA1',
  sha224: 'SHA224',
  sha256: 'SHA256',
  sha384: 'SHA384',
  sha512: 'SHA512',
  sha3: 'SHA3',
  ripemd160: 'RIPEMD160',
  'sha3-224': 'SHA3-224',
  'sha3-256': 'SHA3-256',
  'sha3-384': 'SHA3-384',
  blake2b: 'BLAKE2b',
  blake2s: 'BLAKE2s',
  blake3: 'BLAKE3',
  crc32: 'CRC32',
  crc32c: 'CRC32C',
  crc64: 'CRC64',
  xxh32: 'XXH32',
  xxh64: 'XXH64',
  xxh128: 'XXH128',
  sm3: 'SM3',
};
const ORDER =
  /^(md5|sha-?1|sha-?224|sha-?256|sha-?384|sha-?512|sha3-(?:224|256|384)|sha-?3|ripemd-?160|blake2[bs]|blake3|crc-?(?:32c?|64)|xxh(?:32|64|128)|sm3)(?:\s+(?:of\s+)?|:\s*|\()(.+?)\)?$/is;
const BY_LENGTH: Readonly<Record<number, string>> = {
  32: 'MD5',
  40: 'SHA1',
  56: 'SHA224',
  64: 'SHA256',
  96: 'SHA384',
  128: 'SHA512',
};

/** Of a file, as checksum programs print it: alone, before the file's name, or behind an equals sign. */
const DIGEST = /^(?:[\w-]+ \(.+\) = |(?:md5|sha\d+)[:-])?([\da-f]+)(?:\s+\*?\S+)?$/i;

/** Lines of a checksum file, as sha256sum and its kin write them. */
const LISTED = /^(?:[\da-f]{32,128} [ *]\S.*|[\w/-]+ ?\(.+\) ?= ?[\da-f]{32,128})$/i;

function isList(text: string): boolean {
  const lines = text.trim().split(/\r?\n/);
  return lines.length > 1 && lines.every((line) => LISTED.test(line));
}

export default defineDetect((text, isCut): Guess | undefined => {
  if (!isCut && isList(text))
    return { score: 0.95, why: 'Checksum file: compare files with it', input: '', options: { expectedChecksum: text } };
  const digest = DIGEST.exec(text)?.[1] ?? '';
  const known = /[a-f]/i.test(digest) && /\d/.test(digest) ? BY_LENGTH[digest.length] : undefined;
  if (known) {
    const options = { algorithm: known, expectedChecksum: digest };
    return { score: 0.8, why: `Looks like ${known}: compare a file with it`, input: '', options };
  }
  const [, name, input] = text.length < 2000 ? (ORDER.exec(text) ?? []) : [];
  if (!name || !input) {
    const prose = sniffProse(text, isCut);
    return prose && { score: 0.3, why: prose.what };
  }
  const small = name.toLowerCase();
  const algorithm = ALGORITHMS[small] ?? ALGORITHMS[small.replace('-', '')]!;
  return { score: 0.9, why: `${algorithm} of a text`, input, options: { algorithm }, take: algorithm, typed: true };
});
