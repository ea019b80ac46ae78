import type { JWK } from 'jose';
import { decodeBase64 } from '@/engines/bytes/base64';
import { encodeHex } from '@/engines/bytes/hex';
import { InputError } from '@/engines/input-error';

export const withArticle = (kind: string) => `${/^(RSA|Ed)/.test(kind) ? 'an' : 'a'} ${kind}`;
export const fail = (message: string): never => {
  throw new InputError(message, { field: 'key' });
};

/** Kinds of keys by the object identifiers in a PEM, as DER writes them. */
const IDENTIFIERS = {
  RSA: '06092a864886f70d010101',
  'P-256': '06082a8648ce3d030107',
  'P-384': '06052b81040022',
  'P-521': '06052b81040023',
  secp256k1: '06052b8104000a',
  Ed25519: '06032b6570',
  Ed448: '06032b6571',
};

export const kindFor = (algorithm: string): string =>
  ({ HS: 'shared secret', RS: 'RSA key', PS: 'RSA key', Ed: 'Ed25519 key' })[algorithm.slice(0, 2)] ??
  { ES256: 'P-256 key', ES384: 'P-384 key', ES512: 'P-521 key' }[algorithm]!;

export const PRIVATE = 'private key';
export const PKCS1 = '-----BEGIN RSA PUBLIC KEY';

/** The kind that a PEM names. */
function namedIn(pem: string): string | undefined {
  const der = encodeHex(decodeBase64(pem.replace(/-----[^-]*-----/g, '')));
  const name = Object.entries(IDENTIFIERS).find(([, identifier]) => der.includes(identifier))?.[0];
  return name && `${name} key`;
}

/** What kind of key this is, as far as can be told. */
export function getKind(text: string): string | undefined {
  try {
    if (text.startsWith('{')) {
      const { kty, crv, d } = JSON.parse(text) as JWK;
      if (kty === 'oct') return 'shared secret';
      if (d !== undefined) return PRIVATE;
      const name = kty === 'RSA' ? kty : crv;
      return name && `${name} key`;
    }
    if (/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return PRIVATE;
    if (text.startsWith(PKCS1)) return 'RSA key';
    return namedIn(text);
  } catch {
    return undefined;
  }
}

/** The same of one to sign with. */
export function kindOfPrivate(text: string): string | undefined {
  try {
    if (text.startsWith('{')) {
      const { kty, crv, d } = JSON.parse(text) as JWK;
      if (kty === 'oct') return 'shared secret';
      return d === undefined ? 'public' : `${kty === 'RSA' ? kty : crv} key`;
    }
    if (!/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return 'public';
    return text.startsWith('-----BEGIN RSA') ? 'RSA key' : namedIn(text);
  } catch {
    return undefined;
  }
}

/** RFC 7518 asks for no less of RSA, and the library refuses less. */
export const LEAST_RSA_BITS = 2048;

/** What is weak about a key of so many bits for this algorithm. */
export function findWeakness(algorithm: string, bits: number | undefined): string | undefined {
  if (bits === undefined) return undefined;
  const least = algorithm.startsWith('HS') ? Number(algorithm.slice(2)) : LEAST_RSA_BITS;
  if (bits >= least) return undefined;
  return algorithm.startsWith('HS')
    ? `The secret has ${bits} bits, which is weak: ${algorithm} needs ${least} or more (${least / 8} bytes), and servers may reject it`
    : `The key has ${bits} bits, which is weak: ${algorithm} needs ${least} or more, and servers may reject it`;
}
