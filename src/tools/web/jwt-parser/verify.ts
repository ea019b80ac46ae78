import { type CryptoKey, compactVerify, importJWK, importSPKI, importX509, type JWK } from 'jose';
import { decodeBase64 } from '@/engines/bytes/base64';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import { fail, findWeakness, getKind, kindFor, LEAST_RSA_BITS, PKCS1, PRIVATE, withArticle } from './keys';

async function readKey(key: string, algorithm: string, secretIsBase64: boolean): Promise<CryptoKey | Uint8Array> {
  const text = key.trim();
  const shared = algorithm.startsWith('HS');
  const isPem = text.startsWith('-----BEGIN');
  const isJwk = text.startsWith('{');
  const kind = isPem || isJwk ? getKind(text) : undefined;
  const wanted = kindFor(algorithm);
  if (shared && isPem)
    return fail(`${algorithm} is verified with a ${wanted}, but this is a ${kind === PRIVATE ? kind : 'public key'}`);
  if (!shared && !isPem && !isJwk) return fail(`${algorithm} is verified with a public key as PEM or JWK`);
  if (!shared && kind === PRIVATE) return fail('This is a private key; verify with the public key');
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
    return fail('The key can’t be read');
  }
}

const getBits = (key: CryptoKey | Uint8Array): number | undefined => {
  if (key instanceof Uint8Array) return key.length * 8;
  const { modulusLength, length } = key.algorithm as { modulusLength?: number; length?: number };
  return modulusLength ?? length;
};

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
  /** Which key of a set it is. */
  by?: string;
}

async function verifyWith(
  token: string,
  key: string,
  algorithm: string,
  secretIsBase64: boolean,
): Promise<Verification> {
  const read = await readKey(key, algorithm, secretIsBase64);
  const bits = getBits(read);
  const weakness = findWeakness(algorithm, bits);
  const found = weakness ? { weakness } : {};
  try {
    if (bits !== undefined && bits < LEAST_RSA_BITS && !algorithm.startsWith('HS'))
      return { valid: await isSignedByWeakRsa(token, read as CryptoKey, algorithm), ...found };
    await compactVerify(token, read, { algorithms: [algorithm] });
    return { valid: true, ...found };
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
      return { valid: false, ...found };
    return fail('The key doesn’t match this token’s algorithm');
  }
}

/** The keys of a set (RFC 7517, section 5); undefined where the text is none. */
function keysOfSet(key: string): readonly JWK[] | undefined {
  if (!key.trim().startsWith('{')) return undefined;
  try {
    const { keys } = JSON.parse(key) as { keys?: unknown };
    return Array.isArray(keys) ? (keys as JWK[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Those of a set that the token can mean, by its key ID where it names one. */
function fittingKeys(keys: readonly JWK[], algorithm: string, kid: unknown): readonly JWK[] {
  const named = kid === undefined ? keys : keys.filter((one) => one.kid === kid);
  if (named.length === 0) return fail(`The set has no key with the ID “${String(kid)}” from the token`);
  const wanted = kindFor(algorithm);
  const fitting = named.filter(
    (one) =>
      getKind(JSON.stringify(one)) === wanted && (one.alg === undefined || one.alg === algorithm) && one.use !== 'enc',
  );
  if (fitting.length > 0) return fitting;
  const which = kid === undefined ? `None of the ${keys.length} keys in the set is` : `The key “${String(kid)}” is not`;
  return fail(`${algorithm} is verified with ${withArticle(wanted)}. ${which} one for it`);
}

/** Whether the signature is of this key, or of one of a set; a key that does not fit the algorithm is an error. */
export async function verify(
  token: string,
  key: string,
  algorithm: string,
  secretIsBase64: boolean,
  kid?: unknown,
): Promise<Verification> {
  const set = keysOfSet(key);
  if (!set) return verifyWith(token, key, algorithm, secretIsBase64);
  for (const [at, one] of fittingKeys(set, algorithm, kid).entries()) {
    const found = await verifyWith(token, JSON.stringify(one), algorithm, secretIsBase64);
    if (found.valid) return { ...found, by: one.kid ?? `number ${at + 1}` };
  }
  return { valid: false };
}
