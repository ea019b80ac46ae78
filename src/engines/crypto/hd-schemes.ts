/** Paths that wallets agree on, each by the document that numbers them. */
export const SCHEMES = {
  bip44: 'BIP44 (1…)',
  bip49: 'BIP49 (3…)',
  bip84: 'BIP84 (bc1q…)',
  bip86: 'BIP86 (bc1p…)',
} as const;
export type Scheme = keyof typeof SCHEMES;

export const COINS = {
  bitcoin: 'Bitcoin',
  testnet: 'Bitcoin Testnet',
  ethereum: 'Ethereum',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  'bitcoin-cash': 'Bitcoin Cash',
  dash: 'Dash',
  zcash: 'Zcash (transparent)',
  xrp: 'XRP',
  tron: 'Tron',
  cosmos: 'Cosmos',
} as const;
export type Coin = keyof typeof COINS;

/** How an address is made of a key, where the path does not say. */
export const ADDRESS_TYPES = {
  p2pkh: 'P2PKH (1…)',
  'p2sh-p2wpkh': 'P2SH-P2WPKH (3…)',
  p2wpkh: 'P2WPKH (bc1q…)',
  p2tr: 'P2TR (bc1p…)',
} as const;
export type AddressType = keyof typeof ADDRESS_TYPES;

/** The first number of a scheme's paths, and what addresses it is for. */
export const PURPOSE: Readonly<Record<Scheme, { readonly index: number; readonly type: AddressType }>> = {
  bip44: { index: 44, type: 'p2pkh' },
  bip49: { index: 49, type: 'p2sh-p2wpkh' },
  bip84: { index: 84, type: 'p2wpkh' },
  bip86: { index: 86, type: 'p2tr' },
};

/** The first bytes of an extended key, which make its first letters. */
export interface Prefix {
  readonly name: string;
  readonly public: number;
  readonly private: number;
}

interface CoinNumbers {
  /** Of SLIP 44. */
  readonly type: number;
  readonly prefix: Prefix;
  /** Zcash has two bytes. */
  readonly publicKeyHash: readonly number[];
  readonly scriptHash: readonly number[];
  readonly bech32: string;
  /** Of keys in the form that wallets import; coins without one show them in hex. */
  readonly privateKey?: number;
  /** Has the address types and schemes of Bitcoin; others have one address, on the paths of BIP 44. */
  readonly segwit?: boolean;
}

const MAIN: CoinNumbers = {
  type: 0,
  prefix: { name: 'x', public: 0x0488b21e, private: 0x0488ade4 },
  publicKeyHash: [0x00],
  scriptHash: [0x05],
  bech32: 'bc',
  privateKey: 0x80,
  segwit: true,
};

/** One kind of address alone, and keys in hex. */
const PLAIN: CoinNumbers = { ...MAIN, privateKey: undefined, segwit: false };

export const NUMBERS: Readonly<Record<Coin, CoinNumbers>> = {
  bitcoin: MAIN,
  testnet: {
    type: 1,
    prefix: { name: 't', public: 0x043587cf, private: 0x04358394 },
    publicKeyHash: [0x6f],
    scriptHash: [0xc4],
    bech32: 'tb',
    privateKey: 0xef,
    segwit: true,
  },
  ethereum: { ...PLAIN, type: 60 },
  litecoin: { ...MAIN, type: 2, publicKeyHash: [0x30], scriptHash: [0x32], bech32: 'ltc', privateKey: 0xb0 },
  dogecoin: { ...PLAIN, type: 3, publicKeyHash: [0x1e], privateKey: 0x9e },
  'bitcoin-cash': { ...PLAIN, type: 145, privateKey: 0x80 },
  dash: { ...PLAIN, type: 5, publicKeyHash: [0x4c], privateKey: 0xcc },
  zcash: { ...PLAIN, type: 133, publicKeyHash: [0x1c, 0xb8], privateKey: 0x80 },
  xrp: { ...PLAIN, type: 144 },
  tron: { ...PLAIN, type: 195 },
  cosmos: { ...PLAIN, type: 118, bech32: 'cosmos' },
};

/** The prefixes of SLIP 132, by which wallets tell what addresses an extended key is for. */
export const SLIP132: Readonly<Partial<Record<`${Coin}:${AddressType}`, Prefix>>> = {
  'bitcoin:p2sh-p2wpkh': { name: 'y', public: 0x049d7cb2, private: 0x049d7878 },
  'bitcoin:p2wpkh': { name: 'z', public: 0x04b24746, private: 0x04b2430c },
  'testnet:p2sh-p2wpkh': { name: 'u', public: 0x044a5262, private: 0x044a4e28 },
  'testnet:p2wpkh': { name: 'v', public: 0x045f1cf6, private: 0x045f18bc },
};
