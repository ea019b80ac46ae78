import { decodeHex } from '@/engines/bytes';
import { type AnyHashName, DIGEST_SIZES, hashNamed } from './algorithms';

/** One line of a checksum file. */
export interface ListedChecksum {
  readonly file: string;
  readonly digest: Uint8Array;
  /** Only where the line says so. */
  readonly algorithm?: AnyHashName;
}

/** `sha256sum`: the digest, a blank or a star, the name; a backslash before it all says that the name is escaped. */
const GNU = /^(\\?)([\da-f]+) [ *](.+)$/i;
/** `sha256sum --tag`, `openssl dgst` and BSD. */
const TAGGED = /^(\\?)([\w/-]+) ?\((.+)\) ?= ?([\da-f]+)$/i;
/** SFV: the name, and its CRC32. */
const SFV = /^(\S.*?)\s+([\da-f]{8})$/i;

const SIZES: readonly number[] = [...new Set(Object.values(DIGEST_SIZES))];
const ESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };
const unescaped = (name: string, isEscaped: boolean) =>
  isEscaped ? name.replace(/\\[\\nr]/g, (pair) => ESCAPES[pair]!) : name;

function listed(file: string, hex: string, algorithm?: AnyHashName): ListedChecksum | undefined {
  const isWhole = algorithm ? hex.length === DIGEST_SIZES[algorithm] * 2 : SIZES.includes(hex.length / 2);
  return isWhole ? { file, digest: decodeHex(hex), ...(algorithm && { algorithm }) } : undefined;
}

function readLine(line: string): ListedChecksum | undefined {
  const tagged = TAGGED.exec(line);
  if (tagged) {
    const [, mark, name = '', file = '', hex = ''] = tagged;
    const algorithm = hashNamed(name);
    return algorithm && listed(unescaped(file, mark !== ''), hex, algorithm);
  }
  const gnu = GNU.exec(line);
  if (gnu) return listed(unescaped(gnu[3]!, gnu[1] !== ''), gnu[2]!);
  const sfv = SFV.exec(line);
  return sfv ? listed(sfv[1]!, sfv[2]!, 'CRC32') : undefined;
}

/** The files and digests that a checksum file lists; none where a text is no such file. Comments and signatures around them are skipped. */
export function readChecksumFile(text: string): readonly ListedChecksum[] {
  return text.split(/\r?\n/).flatMap((line) => (/^\s*[;#]/.test(line) ? [] : (readLine(line.trimEnd()) ?? [])));
}

const lastPart = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** What is listed of a file, by its name without its folder: browsers tell no more. */
export const findListed = (list: readonly ListedChecksum[], file: string): ListedChecksum | undefined =>
  list.find((one) => one.file === file) ??
  list.find((one) => lastPart(one.file) === lastPart(file)) ??
  list.find((one) => lastPart(one.file).toLowerCase() === lastPart(file).toLowerCase());

/** Files that are lists of checksums, by how they are called. */
export const isNamedAsList = (name: string): boolean =>
  /(^|[-_.])(checksums?|hashes|(md5|sha\d*|b2|b3|blake\w+)?sums?\d*)(\.(txt|asc))?$|\.(md5|sha\d+|sfv|sm3|b2|b3|crc32|checksum|sum)$/i.test(
    name,
  );
