import { type CryptoKey, compactVerify, importJWK, importSPKI, importX509, type JWK } from 'jose';
import { decodeBase64 } from '@/engines/bytes/base64';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';

const fail = (message: string): never => {
  throw new InputError(message, { field: 'key' });
};

async function readKey(key: string, algorithm: string, secretIsBase64: boolean): Promise<CryptoKey | Uint8Array> {
  const text = key.trim();
  const shared = algorithm.startsWith('HS');
  const isPem = text.startsWith('-----BEGIN');
  const isJwk = text.startsWith('{');
  if (shared && isPem) return fail(`${algorithm} is verified with a shared secret, but this is a public key`);
  if (!shared && !isPem && !isJwk) return fail(`${algorithm} is verified with a public key as PEM or JWK`);
  try {
    if (isPem) return await (text.includes('CERTIFICATE') ? importX509 : importSPKI)(text, algorithm);
    if (isJwk) return (await importJWK(JSON.parse(text) as JWK, algorithm)) as CryptoKey | Uint8Array;
    return secretIsBase64 ? decodeBase64(text) : encodeUtf8(key);
  } catch {
    return fail('The key cannot be read');
  }
}

/** Whether the signature is of this key; a key that does not fit the algorithm is an error. */
export async function isSignedBy(
  token: string,
  key: string,
  algorithm: string,
  secretIsBase64: boolean,
): Promise<boolean> {
  const read = await readKey(key, algorithm, secretIsBase64);
  try {
    await compactVerify(token, read, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED') return false;
    return fail('The key does not fit the algorithm of this token');
  }
}
