import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58xrp, bech32, bech32m, createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { encodeHex } from '@/engines/bytes/hex';
import { cashAddress } from './cash-address';
import { DEEPEST, INDICES, type Step, writePath } from './hd-path';
import { type AddressType, type Coin, NUMBERS, type Prefix, PURPOSE, type Scheme, SLIP132 } from './hd-schemes';

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
  /** For wallets to import (WIF), or in hex where a coin has no such form. */
  privateKey?: string;
}
/** A key above the addresses, in each form that wallets read. */
export interface Branch {
  path: string;
  keys: ExtendedKey[];
}
interface Common {
  coin: Coin;
  /** By which wallets name the root, in hex. */
  fingerprint: string;
  root: ExtendedKey;
  addresses: DerivedAddress[];
}
/** Wallets hand out the account of a scheme; on your own path it is the key right above the addresses. */
export type DerivedKeys = Common & ({ scheme: Scheme; account: Branch } | { scheme: 'bip32'; derived: Branch });

interface WantedAddresses {
  coin: Coin;
  /** The index of the first address, and how many there are. */
  start: number;
  count: number;
  privateKeys: boolean;
}
export interface WantedScheme extends WantedAddresses {
  scheme: Scheme;
  account: number;
  change: boolean;
}
export interface WantedPath extends WantedAddresses {
  scheme: 'bip32';
  steps: readonly Step[];
  /** Of no meaning for coins that have one. */
  addressType: AddressType;
  hardened: boolean;
}
export type Wanted = WantedScheme | WantedPath;

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

const prefixed = (version: readonly number[], bytes: Uint8Array): string =>
  base58check.encode(Uint8Array.from([...version, ...bytes]));

/** The output key of BIP 341 that commits to no script. */
function taprootKey(publicKey: Uint8Array): Uint8Array {
  const { lift_x, pointToBytes, taggedHash } = schnorr.utils;
  const x = publicKey.slice(1);
  const tweak = BigInt(`0x${encodeHex(taggedHash('TapTweak', x))}`);
  return pointToBytes(lift_x(BigInt(`0x${encodeHex(x)}`)).add(schnorr.Point.BASE.multiply(tweak)));
}

/** The end of the hash of a whole key, by which Ethereum and Tron name it. */
function keccakName(publicKey: Uint8Array): Uint8Array {
  const whole = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return keccak_256(whole.slice(1)).slice(-20);
}

/** The base 58 of XRP has an alphabet of its own. */
function xrpAddress(hash: Uint8Array): string {
  const payload = Uint8Array.from([0, ...hash]);
  return base58xrp.encode(Uint8Array.from([...payload, ...sha256(sha256(payload)).slice(0, 4)]));
}

/** An address of Ethereum, with the capitals of EIP 55 as its checksum. */
function ethereumAddress(publicKey: Uint8Array): string {
  const hex = encodeHex(keccakName(publicKey));
  const checksum = encodeHex(keccak_256(new TextEncoder().encode(hex)));
  return `0x${[...hex].map((digit, at) => (checksum[at]! >= '8' ? digit.toUpperCase() : digit)).join('')}`;
}

function getAddress(key: HDKey, type: AddressType, coin: Coin): string {
  const numbers = NUMBERS[coin];
  const publicKey = key.publicKey!;
  const hash = key.pubKeyHash!;
  switch (coin) {
    case 'ethereum':
      return ethereumAddress(publicKey);
    case 'bitcoin-cash':
      return cashAddress(hash);
    case 'xrp':
      return xrpAddress(hash);
    case 'tron':
      return prefixed([0x41], keccakName(publicKey));
    case 'cosmos':
      return bech32.encode(numbers.bech32, bech32.toWords(hash));
  }
  switch (numbers.segwit ? type : 'p2pkh') {
    case 'p2pkh':
      return prefixed(numbers.publicKeyHash, hash);
    case 'p2sh-p2wpkh':
      return prefixed(numbers.scriptHash, ripemd160(sha256(Uint8Array.from([0, 20, ...hash]))));
    case 'p2wpkh':
      return bech32.encode(numbers.bech32, [0, ...bech32.toWords(hash)]);
    case 'p2tr':
      return bech32m.encode(numbers.bech32, [1, ...bech32m.toWords(taprootKey(publicKey))]);
  }
}

const descend = (key: HDKey, steps: readonly Step[]): HDKey =>
  steps.reduce((above, { index, hardened }) => above.deriveChild(index + (hardened ? INDICES : 0)), key);

function getBranch(key: HDKey, steps: readonly Step[], type: AddressType, { coin, privateKeys }: Wanted): Branch {
  const other = SLIP132[`${coin}:${type}`];
  return {
    path: writePath(steps),
    keys: [NUMBERS[coin].prefix, ...(other ? [other] : [])].map((prefix) => extendedKey(key, prefix, privateKeys)),
  };
}

interface Place {
  /** Of the key right above the addresses. */
  steps: readonly Step[];
  type: AddressType;
  hardened: boolean;
}

function addressesBelow(parent: HDKey, { steps, type, hardened }: Place, wanted: Wanted): DerivedAddress[] {
  const { coin, start, count, privateKeys } = wanted;
  if (steps.length === DEEPEST) return [];
  return Array.from({ length: Math.min(count, INDICES - start) }, (_, at) => {
    const step = { index: start + at, hardened };
    const key = descend(parent, [step]);
    const secret = key.privateKey!;
    const { privateKey: version } = NUMBERS[coin];
    const shown =
      version === undefined
        ? `${coin === 'ethereum' ? '0x' : ''}${encodeHex(secret)}`
        : prefixed([version], Uint8Array.from([...secret, 1]));
    return {
      path: writePath([...steps, step]),
      address: getAddress(key, type, coin),
      publicKey: encodeHex(key.publicKey!),
      ...(privateKeys && { privateKey: shown }),
    };
  });
}

/** The keys and first addresses of a wallet, from the seed of its phrase. */
export function deriveKeys(seed: Uint8Array, wanted: Wanted): DerivedKeys {
  const { coin, privateKeys } = wanted;
  const root = HDKey.fromMasterSeed(seed);
  const common = {
    coin,
    fingerprint: root.fingerprint.toString(16).padStart(8, '0'),
    root: extendedKey(root, NUMBERS[coin].prefix, privateKeys),
  };
  if (wanted.scheme === 'bip32') {
    const { steps, addressType: type, hardened } = wanted;
    const key = descend(root, steps);
    return {
      ...common,
      scheme: 'bip32',
      derived: getBranch(key, steps, type, wanted),
      addresses: addressesBelow(key, { steps, type, hardened }, wanted),
    };
  }
  const scheme = NUMBERS[coin].segwit ? wanted.scheme : 'bip44';
  const { index, type } = PURPOSE[scheme];
  const account = [index, NUMBERS[coin].type, wanted.account].map((at) => ({ index: at, hardened: true }));
  const chain = { index: wanted.change ? 1 : 0, hardened: false };
  const key = descend(root, account);
  return {
    ...common,
    scheme,
    account: getBranch(key, account, type, wanted),
    addresses: addressesBelow(descend(key, [chain]), { steps: [...account, chain], type, hardened: false }, wanted),
  };
}
