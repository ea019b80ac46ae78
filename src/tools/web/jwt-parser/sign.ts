import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type JWK } from 'jose';
import { decodeBase64, encodeBase64url } from '@/engines/bytes/base64';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';
import type { RandomSource } from '@/engines/random/source';
import { fail, kindFor, kindOfPrivate, withArticle } from './keys';

/** What the Web Crypto API is asked for; hash and padding stand in the key where they are not here. */
function howToSign(algorithm: string): AlgorithmIdentifier | RsaPssParams | EcdsaParams {
  const bits = Number(algorithm.slice(2));
  switch (algorithm.slice(0, 2)) {
    case 'HS':
      return 'HMAC';
    case 'RS':
      return 'RSASSA-PKCS1-v1_5';
    case 'PS':
      return { name: 'RSA-PSS', saltLength: bits / 8 };
    case 'ES':
      return { name: 'ECDSA', hash: `SHA-${bits}` };
    default:
      return 'Ed25519';
  }
}

/** A token of exactly these texts. */
export async function signText(header: string, payload: string, key: CryptoKey, algorithm: string): Promise<string> {
  const signed = `${encodeBase64url(encodeUtf8(header))}.${encodeBase64url(encodeUtf8(payload))}`;
  const made = await crypto.subtle.sign(howToSign(algorithm), key, encodeUtf8(signed));
  return `${signed}.${encodeBase64url(new Uint8Array(made))}`;
}

const importSecret = (bytes: Uint8Array<ArrayBuffer>, algorithm: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: `SHA-${algorithm.slice(2)}` }, true, ['sign']);

async function readSecret(key: string, algorithm: string, isBase64: boolean): Promise<CryptoKey> {
  const text = key.trim();
  if (/^-----BEGIN/.test(text))
    return fail(`${algorithm} is signed with a shared secret, but this is a key in PEM form`);
  let bytes: Uint8Array;
  if (text.startsWith('{')) {
    const { kty, k } = JSON.parse(text) as JWK;
    if (kty !== 'oct' || k === undefined)
      return fail(`${algorithm} is signed with a shared secret, but this is a different kind of key`);
    bytes = decodeBase64(k);
  } else bytes = isBase64 ? decodeBase64(text) : encodeUtf8(key);
  return importSecret(new Uint8Array(bytes), algorithm);
}

async function readPrivateKey(text: string, algorithm: string): Promise<CryptoKey> {
  const wanted = kindFor(algorithm);
  const isPem = text.startsWith('-----BEGIN');
  if (!isPem && !text.startsWith('{'))
    return fail(`${algorithm} is signed with a private key as PEM or JWK; Make Key makes one`);
  const kind = kindOfPrivate(text);
  if (kind === 'public') return fail('This is a public key; sign with the private key');
  if (kind && kind !== wanted)
    return fail(`${algorithm} is signed with ${withArticle(wanted)}, but this is ${withArticle(kind)}`);
  if (text.startsWith('-----BEGIN EC PRIVATE'))
    return fail(
      'This key is in SEC 1 form; “openssl pkcs8 -topk8 -nodes” turns it into one that begins with BEGIN PRIVATE KEY',
    );
  if (text.includes('ENCRYPTED')) return fail('This private key has a passphrase: decrypt it first');
  if (!isPem) return (await importJWK(JSON.parse(text) as JWK, algorithm, { extractable: true })) as CryptoKey;
  if (!text.startsWith('-----BEGIN RSA')) return importPKCS8(text, algorithm, { extractable: true });
  const { readPrivatePem, writeRsaKey } = await import('@/engines/crypto/rsa-key');
  return importPKCS8(writeRsaKey(readPrivatePem(text), 'pkcs8').privateKey, algorithm, { extractable: true });
}

export async function readSigningKey(key: string, algorithm: string, secretIsBase64: boolean): Promise<CryptoKey> {
  try {
    return await (algorithm.startsWith('HS')
      ? readSecret(key, algorithm, secretIsBase64)
      : readPrivateKey(key.trim(), algorithm));
  } catch (error) {
    if (error instanceof InputError) throw error;
    return fail('The key can’t be read');
  }
}

const PUBLIC = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const;

/** What others verify with; nothing where the key is shared. */
export async function getPublic(key: CryptoKey): Promise<string | undefined> {
  if (key.type === 'secret') return undefined;
  const jwk = await exportJWK(key);
  return JSON.stringify(
    Object.fromEntries(PUBLIC.flatMap((name) => (jwk[name] === undefined ? [] : [[name, jwk[name]]]))),
  );
}

/** A new key as one enters it: a secret as long as the digest, or a private key in PEM form. */
export async function makeKey(algorithm: string, random: RandomSource): Promise<string> {
  if (algorithm.startsWith('HS')) return encodeBase64url(random.bytes(Number(algorithm.slice(2)) / 8));
  try {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    return (await exportPKCS8(privateKey)).trim();
  } catch {
    return fail(`Can’t make a key for ${algorithm}: your browser doesn’t support ${kindFor(algorithm)}s`);
  }
}
