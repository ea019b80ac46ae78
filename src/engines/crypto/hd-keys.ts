import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { encodeHex } from '@/engines/bytes/hex';
import { type Coin, NUMBERS, type Prefix, PURPOSE, type Scheme, SLIP132 } from './hd-schemes';

const base58check = createBase58check(sha256);

/** An extended key in one form; the private one only where it was asked for. */
export interface ExtendedKey {
  /** x, y, z …: the letter before "pub" and "prv". */
  prefix: string;
  public: string;
  private?: string;
}
export interface DerivedAddress {
  path: string;
  address: string;
  /** Compressed, in hex. */
  publicKey: string;
  /** For wallets to import (WIF), or in hex for Ethereum. */
  privateKey?: string;
}
export interface DerivedKeys {
  scheme: Scheme;
  coin: Coin;
  /** By which wallets name the root, in hex. */
  fingerprint: string;
  root: ExtendedKey;
  account: { path: string; keys: ExtendedKey[] };
  addresses: DerivedAddress[];
}

export interface Wanted {
  scheme: Scheme;
  coin: Coin;
  account: number;
  change: boolean;
  /** The index of the first address, and how many there are. */
  start: number;
  count: number;
  privateKeys: boolean;
}

/** There are this many indices, the last half of which is hardened. */
export const INDICES = 2 ** 31;

/** The key in the form of another prefix. */
function withVersion(key: string, version: number): string {
  const bytes = base58check.decode(key);
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, version);
  return base58check.encode(bytes);
}

function extendedKey(key: HDKey, prefix: Prefix, privateKeys: boolean): ExtendedKey {
  return {
    prefix: prefix.name,
    public: withVersion(key.publicExtendedKey, prefix.public),
    ...(privateKeys && { private: withVersion(key.privateExtendedKey, prefix.private) }),
  };
}

const prefixed = (version: number, bytes: Uint8Array): string =>
  base58check.encode(Uint8Array.from([version, ...bytes]));

/** The output key of BIP 341 that commits to no script. */
function taprootKey(publicKey: Uint8Array): Uint8Array {
  const { lift_x, pointToBytes, taggedHash } = schnorr.utils;
  const x = publicKey.slice(1);
  const tweak = BigInt(`0x${encodeHex(taggedHash('TapTweak', x))}`);
  return pointToBytes(lift_x(BigInt(`0x${encodeHex(x)}`)).add(schnorr.Point.BASE.multiply(tweak)));
}

/** An address of Ethereum, with the capitals of EIP 55 as its checksum. */
function ethereumAddress(publicKey: Uint8Array): string {
  const whole = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  const hex = encodeHex(keccak_256(whole.slice(1)).slice(-20));
  const checksum = encodeHex(keccak_256(new TextEncoder().encode(hex)));
  return `0x${[...hex].map((digit, at) => (checksum[at]! >= '8' ? digit.toUpperCase() : digit)).join('')}`;
}

function addressOf(key: HDKey, scheme: Scheme, coin: Coin): string {
  const numbers = NUMBERS[coin];
  const publicKey = key.publicKey!;
  if (coin === 'ethereum') return ethereumAddress(publicKey);
  const hash = key.pubKeyHash!;
  switch (scheme) {
    case 'bip44':
      return prefixed(numbers.publicKeyHash, hash);
    case 'bip49':
      return prefixed(numbers.scriptHash, ripemd160(sha256(Uint8Array.from([0, 20, ...hash]))));
    case 'bip84':
      return bech32.encode(numbers.bech32, [0, ...bech32.toWords(hash)]);
    case 'bip86':
      return bech32m.encode(numbers.bech32, [1, ...bech32m.toWords(taprootKey(publicKey))]);
  }
}

/** The keys and first addresses of a wallet, from the seed of its phrase. */
export function deriveKeys(seed: Uint8Array, wanted: Wanted): DerivedKeys {
  const { coin, account, change, start, count, privateKeys } = wanted;
  // Ethereum has one kind of address, on the paths of BIP 44.
  const scheme = coin === 'ethereum' ? 'bip44' : wanted.scheme;
  const { prefix, type, privateKey: version } = NUMBERS[coin];
  const root = HDKey.fromMasterSeed(seed);
  const path = `m/${PURPOSE[scheme]}'/${type}'/${account}'`;
  const accountKey = root.derive(path);
  const chain = accountKey.deriveChild(change ? 1 : 0);
  const other = SLIP132[`${coin}:${scheme}`];
  return {
    scheme,
    coin,
    fingerprint: root.fingerprint.toString(16).padStart(8, '0'),
    root: extendedKey(root, prefix, privateKeys),
    account: {
      path,
      keys: [prefix, ...(other ? [other] : [])].map((one) => extendedKey(accountKey, one, privateKeys)),
    },
    addresses: Array.from({ length: Math.min(count, INDICES - start) }, (_, at) => {
      const key = chain.deriveChild(start + at);
      const secret = key.privateKey!;
      const shown = coin === 'ethereum' ? `0x${encodeHex(secret)}` : prefixed(version, Uint8Array.from([...secret, 1]));
      return {
        path: `${path}/${change ? 1 : 0}/${start + at}`,
        address: addressOf(key, scheme, coin),
        publicKey: encodeHex(key.publicKey!),
        ...(privateKeys && { privateKey: shown }),
      };
    }),
  };
}
