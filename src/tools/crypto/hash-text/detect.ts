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
};
const ORDER =
  /^(md5|sha-?1|sha-?224|sha-?256|sha-?384|sha-?512|sha-?3|ripemd-?160)(?:\s+(?:of\s+)?|:\s*|\()(.+?)\)?$/is;
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

export default defineDetect((text): Guess | undefined => {
  const digest = DIGEST.exec(text)?.[1] ?? '';
  const known = /[a-f]/i.test(digest) && /\d/.test(digest) ? BY_LENGTH[digest.length] : undefined;
  if (known) {
    const options = { algorithm: known, expectedChecksum: digest };
    return { score: 0.8, why: `Looks like ${known}: compare a file with it`, input: '', options };
  }
  const [, name, input] = text.length < 2000 ? (ORDER.exec(text) ?? []) : [];
  if (!name || !input) return undefined;
  const algorithm = ALGORITHMS[name.toLowerCase().replace('-', '')]!;
  return { score: 0.9, why: `${algorithm} of a text`, input, options: { algorithm }, take: algorithm, typed: true };
});
