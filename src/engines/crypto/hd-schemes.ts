/** How addresses are made of keys, each by the document that numbers its paths. */
export const SCHEMES = {
  bip44: 'BIP44 (1…)',
  bip49: 'BIP49 (3…)',
  bip84: 'BIP84 (bc1q…)',
  bip86: 'BIP86 (bc1p…)',
} as const;
export type Scheme = keyof typeof SCHEMES;

export const COINS = { bitcoin: 'Bitcoin', testnet: 'Bitcoin Testnet', ethereum: 'Ethereum' } as const;
export type Coin = keyof typeof COINS;

export const PURPOSE: Readonly<Record<Scheme, number>> = { bip44: 44, bip49: 49, bip84: 84, bip86: 86 };

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
  readonly publicKeyHash: number;
  readonly scriptHash: number;
  readonly bech32: string;
  readonly privateKey: number;
}

const MAIN: CoinNumbers = {
  type: 0,
  prefix: { name: 'x', public: 0x0488b21e, private: 0x0488ade4 },
  publicKeyHash: 0x00,
  scriptHash: 0x05,
  bech32: 'bc',
  privateKey: 0x80,
};

export const NUMBERS: Readonly<Record<Coin, CoinNumbers>> = {
  bitcoin: MAIN,
  testnet: {
    type: 1,
    prefix: { name: 't', public: 0x043587cf, private: 0x04358394 },
    publicKeyHash: 0x6f,
    scriptHash: 0xc4,
    bech32: 'tb',
    privateKey: 0xef,
  },
  ethereum: { ...MAIN, type: 60 },
};

/** The prefixes of SLIP 132, by which wallets tell what addresses an extended key is for. */
export const SLIP132: Readonly<Partial<Record<`${Coin}:${Scheme}`, Prefix>>> = {
  'bitcoin:bip49': { name: 'y', public: 0x049d7cb2, private: 0x049d7878 },
  'bitcoin:bip84': { name: 'z', public: 0x04b24746, private: 0x04b2430c },
  'testnet:bip49': { name: 'u', public: 0x044a5262, private: 0x044a4e28 },
  'testnet:bip84': { name: 'v', public: 0x045f1cf6, private: 0x045f18bc },
};
