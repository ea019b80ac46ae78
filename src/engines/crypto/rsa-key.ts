import { decodeBase64, encodeBase64 } from '@/engines/bytes/base64';
import { encodeHex } from '@/engines/bytes/hex';
import { encodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';
import { DerReader, der, derInteger, joinBytes, RSA_ENCRYPTION, TAG, unsigned } from './der';

/** The half of a key that anyone may have, by its numbers (RFC 8017). */
export interface RsaPublicKey {
  n: bigint;
  e: bigint;
}

/** Both halves. */
export interface RsaKey extends RsaPublicKey {
  d: bigint;
  p: bigint;
  q: bigint;
}

export const bitLength = (value: bigint): number => value.toString(2).length;

export function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [value % modulus, modulus, 1n, 0n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b] = [b, a - quotient * b];
    [x, y] = [y, x - quotient * y];
  }
  if (a !== 1n) throw new RangeError('There is no inverse');
  return ((x % modulus) + modulus) % modulus;
}

const algorithm = der(TAG.sequence, RSA_ENCRYPTION);

const publicPkcs1 = ({ n, e }: RsaPublicKey) => der(TAG.sequence, derInteger(n), derInteger(e));

function privatePkcs1({ n, e, d, p, q }: RsaKey) {
  const numbers = [0n, n, e, d, p, q, d % (p - 1n), d % (q - 1n), inverse(q, p)];
  return der(TAG.sequence, ...numbers.map(derInteger));
}

const spki = (key: RsaPublicKey) =>
  der(TAG.sequence, algorithm, der(TAG.bitString, Uint8Array.of(0), publicPkcs1(key)));

const pkcs8 = (key: RsaKey) => der(TAG.sequence, derInteger(0n), algorithm, der(TAG.octetString, privatePkcs1(key)));

/** RFC 7468: lines of 64 characters, a line break at the end. */
function writePem(label: string, bytes: Uint8Array): string {
  const lines = encodeBase64(bytes).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

const sshString = (bytes: Uint8Array) => {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, bytes.length);
  return joinBytes(size, bytes);
};
/** The public key as the SSH protocol carries it (RFC 4253, section 6.6). */
export const sshBlob = ({ n, e }: RsaPublicKey) =>
  joinBytes(sshString(encodeUtf8('ssh-rsa')), sshString(unsigned(e)), sshString(unsigned(n)));

export type RsaFormat = 'pkcs8' | 'pkcs1' | 'ssh';

export function writePublicKey(key: RsaPublicKey, format: RsaFormat): string {
  if (format === 'ssh') return `ssh-rsa ${encodeBase64(sshBlob(key))}\n`;
  return format === 'pkcs1' ? writePem('RSA PUBLIC KEY', publicPkcs1(key)) : writePem('PUBLIC KEY', spki(key));
}

/** Both halves as text. OpenSSH reads private keys in PKCS#8, so that an SSH pair differs in the public half alone. */
export function writeRsaKey(key: RsaKey, format: RsaFormat): { publicKey: string; privateKey: string } {
  return {
    publicKey: writePublicKey(key, format),
    privateKey:
      format === 'pkcs1' ? writePem('RSA PRIVATE KEY', privatePkcs1(key)) : writePem('PRIVATE KEY', pkcs8(key)),
  };
}

function readPublicPkcs1(bytes: Uint8Array): RsaPublicKey {
  const inner = new DerReader(new DerReader(bytes).take(TAG.sequence));
  return { n: inner.integer(), e: inner.integer() };
}

function readSpki(bytes: Uint8Array): RsaPublicKey {
  const outer = new DerReader(new DerReader(bytes).take(TAG.sequence));
  const kind = outer.take(TAG.sequence);
  if (!RSA_ENCRYPTION.every((byte, at) => kind[at] === byte)) throw new RangeError('This isn’t an RSA key');
  // The first byte says how many bits of the last one are unused: none.
  return readPublicPkcs1(outer.take(TAG.bitString).subarray(1));
}

function readSshBlob(bytes: Uint8Array): RsaPublicKey {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const next = () => {
    const size = view.getUint32(at);
    if (at + 4 + size > bytes.length) throw new RangeError('A number is cut off');
    const part = bytes.subarray(at + 4, at + 4 + size);
    at += 4 + size;
    return part;
  };
  if (new TextDecoder().decode(next()) !== 'ssh-rsa') throw new RangeError('This isn’t an RSA key');
  const [e, n] = [next(), next()].map((part) => BigInt(`0x${encodeHex(part)}`)) as [bigint, bigint];
  return { n, e };
}

const PUBLIC_PEM = /-----BEGIN (RSA )?PUBLIC KEY-----([\sA-Za-z0-9+/=]+)-----END (?:RSA )?PUBLIC KEY-----/;
const PUBLIC_SSH = /^\s*ssh-rsa\s+([A-Za-z0-9+/]+={0,2})(?:\s|$)/;

/** A public key in PEM or as SSH writes it; undefined where a text does not begin as one. */
export function readPublicKey(text: string): RsaPublicKey | undefined {
  const pem = PUBLIC_PEM.exec(text);
  const ssh = PUBLIC_SSH.exec(text);
  const letters = pem?.[2] ?? ssh?.[1];
  if (letters === undefined) return undefined;
  try {
    const bytes = decodeBase64(letters);
    const key = ssh ? readSshBlob(bytes) : pem?.[1] ? readPublicPkcs1(bytes) : readSpki(bytes);
    if (key.n < 3n || key.e < 3n) throw new RangeError('The numbers in this key are too small');
    return key;
  } catch {
    throw new InputError('This public key can’t be read: it’s damaged, cut off or not RSA');
  }
}

/** Throws a `RangeError` where the bytes are no such key. */
export function readPkcs8(bytes: Uint8Array): RsaKey {
  const outer = new DerReader(new DerReader(bytes).take(TAG.sequence));
  outer.integer();
  const kind = outer.take(TAG.sequence);
  if (!RSA_ENCRYPTION.every((byte, at) => kind[at] === byte)) throw new RangeError('This isn’t an RSA key');
  return readPkcs1(outer.take(TAG.octetString));
}

function readPkcs1(bytes: Uint8Array): RsaKey {
  const inner = new DerReader(new DerReader(bytes).take(TAG.sequence));
  inner.integer();
  const [n, e, d, p, q] = Array.from({ length: 5 }, () => inner.integer()) as [bigint, bigint, bigint, bigint, bigint];
  if (p < 3n || q < 3n || p * q !== n || (e * d) % (p - 1n) !== 1n || (e * d) % (q - 1n) !== 1n)
    throw new RangeError('The numbers in this key don’t match');
  return { n, e, d, p, q };
}

/** A private key in PKCS#8 or PKCS#1 PEM. */
export function readPrivatePem(text: string): RsaKey {
  const match = /-----BEGIN (RSA )?PRIVATE KEY-----([\sA-Za-z0-9+/=]+)-----END (RSA )?PRIVATE KEY-----/.exec(text);
  if (!match)
    throw new InputError(
      text.includes('ENCRYPTED')
        ? 'This private key has a passphrase: decrypt it first'
        : 'This isn’t an RSA private key in PEM: it starts with -----BEGIN PRIVATE KEY----- or -----BEGIN RSA PRIVATE KEY-----',
    );
  try {
    const bytes = decodeBase64(match[2]!);
    return match[1] ? readPkcs1(bytes) : readPkcs8(bytes);
  } catch {
    throw new InputError('This private key can’t be read: it’s damaged, cut off or not RSA');
  }
}
