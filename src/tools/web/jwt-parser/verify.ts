import { type CryptoKey, compactVerify, importJWK, importSPKI, importX509, type JWK } from 'jose';
import { decodeBase64 } from '@/engines/bytes/base64';
import { encodeHex } from '@/engines/bytes/hex';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';

const withArticle = (kind: string) => `${/^(RSA|Ed)/.test(kind) ? 'an' : 'a'} ${kind}`;
const fail = (message: string): never => {
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

const kindFor = (algorithm: string): string =>
  ({ HS: 'shared secret', RS: 'RSA key', PS: 'RSA key', Ed: 'Ed25519 key' })[algorithm.slice(0, 2)] ??
  { ES256: 'P-256 key', ES384: 'P-384 key', ES512: 'P-521 key' }[algorithm]!;

const PRIVATE = 'private key';
const PKCS1 = '-----BEGIN RSA PUBLIC KEY';

/** What kind of key this is, as far as can be told. */
function kindOf(text: string): string | undefined {
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
    const der = encodeHex(decodeBase64(text.replace(/-----[^-]*-----/g, '')));
    const name = Object.entries(IDENTIFIERS).find(([, identifier]) => der.includes(identifier))?.[0];
    return name && `${name} key`;
  } catch {
    return undefined;
  }
}

async function readKey(key: string, algorithm: string, secretIsBase64: boolean): Promise<CryptoKey | Uint8Array> {
  const text = key.trim();
  const shared = algorithm.startsWith('HS');
  const isPem = text.startsWith('-----BEGIN');
  const isJwk = text.startsWith('{');
  const kind = isPem || isJwk ? kindOf(text) : undefined;
  const wanted = kindFor(algorithm);
  if (shared && isPem)
    return fail(`${algorithm} is verified with a ${wanted}, but this is a ${kind === PRIVATE ? kind : 'public key'}`);
  if (!shared && !isPem && !isJwk) return fail(`${algorithm} is verified with a public key as PEM or JWK`);
  if (!shared && kind === PRIVATE) return fail('This is a private key; a signature is verified with the public key');
  if (kind && kind !== wanted)
    return fail(`${algorithm} is verified with ${withArticle(wanted)}, but this is ${withArticle(kind)}`);
  if (text.startsWith(PKCS1))
    return fail(
      'This RSA key is in PKCS #1 form; “openssl rsa -RSAPublicKey_in -pubout” turns it into one that begins with BEGIN PUBLIC KEY',
    );
  try {
    if (isPem) return await (text.includes('CERTIFICATE') ? importX509 : importSPKI)(text, algorithm);
    if (isJwk) return (await importJWK(JSON.parse(text) as JWK, algorithm)) as CryptoKey | Uint8Array;
    return secretIsBase64 ? decodeBase64(text) : encodeUtf8(key);
  } catch {
    return fail('The key cannot be read');
  }
}

/** RFC 7518 asks for no less of RSA, and the library refuses less. */
const LEAST_RSA_BITS = 2048;
const bitsOf = (key: CryptoKey | Uint8Array): number | undefined =>
  key instanceof Uint8Array ? undefined : (key.algorithm as { modulusLength?: number }).modulusLength;

async function isSignedByWeakRsa(token: string, key: CryptoKey, algorithm: string): Promise<boolean> {
  const dot = token.lastIndexOf('.');
  // The kind of padding and the hash stand in the key.
  const how = { name: key.algorithm.name, saltLength: Number(algorithm.slice(2)) / 8 };
  const signature = decodeBase64(token.slice(dot + 1)) as Uint8Array<ArrayBuffer>;
  return crypto.subtle.verify(how, key, signature, encodeUtf8(token.slice(0, dot)) as Uint8Array<ArrayBuffer>);
}

export interface Verification {
  valid: boolean;
  /** What is weak about the key. */
  weakness?: string;
}

/** Whether the signature is of this key; a key that does not fit the algorithm is an error. */
export async function verify(
  token: string,
  key: string,
  algorithm: string,
  secretIsBase64: boolean,
): Promise<Verification> {
  const read = await readKey(key, algorithm, secretIsBase64);
  const bits = bitsOf(read);
  try {
    if (bits !== undefined && bits < LEAST_RSA_BITS)
      return {
        valid: await isSignedByWeakRsa(token, read as CryptoKey, algorithm),
        weakness: `The key has ${bits} bits, which is weak: ${algorithm} asks for ${LEAST_RSA_BITS} or more, and servers may refuse it`,
      };
    await compactVerify(token, read, { algorithms: [algorithm] });
    return { valid: true };
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED') return { valid: false };
    return fail('The key does not fit the algorithm of this token');
  }
}
