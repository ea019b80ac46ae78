import { readFileSync } from 'node:fs';
import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { deriveKeys, type WantedPath } from './hd-keys';
import { derive, SEED, WANTED } from './hd-keys.fixture';
import { readPath } from './hd-path';
import { type AddressType, COINS, type Coin, PURPOSE, SCHEMES, type Scheme } from './hd-schemes';

const OWN = { ...WANTED, scheme: 'bip32', addressType: 'p2pkh', hardened: false } as const;
const follow = (path: string, wanted: Partial<WantedPath> = {}, seed = SEED) =>
  deriveKeys(seed, { ...OWN, steps: readPath(path), ...wanted });

describe('BIP 32', () => {
  const lines = readFileSync(`${import.meta.dirname}/fixtures/bip32-vectors.tsv`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  it.each(lines)('%.40s', (line) => {
    const [seed = '', path = '', publicKey, privateKey] = line.split('\t');
    const published = { prefix: 'x', public: publicKey, private: privateKey };
    const keys = follow(path, { count: 1 }, decodeHex(seed));
    expect(keys).toMatchObject({ scheme: 'bip32', derived: { path, keys: [published] } });
    if (path === 'm') expect(keys.root).toEqual(published);
    else {
      // The same key once more, as an address of the one above it.
      const [, above = '', index, mark] = /^(.*)\/(\d+)('?)$/.exec(path)!;
      const hardened = mark === "'";
      const { addresses } = follow(above, { hardened, start: Number(index), count: 1 }, decodeHex(seed));
      const key = HDKey.fromExtendedKey(publicKey!);
      expect(addresses).toMatchObject([{ path, publicKey: encodeHex(key.publicKey!) }]);
    }
  });

  // What the tests of libwally and of other libraries expect of the first vector.
  const VECTOR = decodeHex('000102030405060708090a0b0c0d0e0f');
  it.each([
    ['m', true, 0, '19Q2WoS5hSS6T8GjhK8KZLMgmWaq4neXrh', 'L5BmPijJjrKbiUfG4zbiFKNqkvuJ8usooJmzuD7Z8dkRoTThYnAT'],
    ["m/0'", false, 1, '1JQheacLPdM5ySCkrZkV66G2ApAXe1mqLj', 'KyFAjQ5rgrKvhXvNMtFB5PCSKUYD1yyPEe3xr3T34TZSUHycXtMM'],
    ['0h/1', true, 2, '1NjxqbA9aZWnh17q1UW3rB4EPu79wDXj7x', 'L43t3od1Gh7Lj55Bzjj1xDAgJDcL7YFo2nEcNaMGiyRZS1CidBVU'],
  ])('has their addresses below %s', (path, hardened, start, address, privateKey) => {
    expect(follow(path, { hardened, start, count: 1 }, VECTOR).addresses).toMatchObject([{ address, privateKey }]);
  });
  it.each<[AddressType, Coin, string]>([
    ['p2sh-p2wpkh', 'bitcoin', '3DymAvEWH38HuzHZ3VwLus673bNZnYwNXu'],
    ['p2wpkh', 'bitcoin', 'bc1qhm6697d9d2224vfyt8mj4kw03ncec7a7fdafvt'],
    ['p2pkh', 'testnet', 'mxvewdhKCenLkYgNa8irv1UM2omEWPMdEE'],
    ['p2sh-p2wpkh', 'testnet', '2N5XyEfAXtVde7mv6idZDXp5NFwajYEj9TD'],
  ])('has their address of another kind: %s, %s', (addressType, coin, address) => {
    const { addresses } = follow("m/0'", { addressType, coin, start: 1, count: 1 }, VECTOR);
    expect(addresses).toMatchObject([{ path: "m/0'/1", address }]);
  });
});

describe('your own path', () => {
  it('gives what the scheme gives that has the same path', () => {
    (Object.keys(SCHEMES) as Scheme[]).forEach((scheme, at) => {
      const coin = at % 2 === 0 ? 'testnet' : 'bitcoin';
      const named = derive({ scheme, coin, account: 7, change: true, count: 1 });
      const { index, type } = PURPOSE[scheme];
      const account = `m/${index}h/${coin === 'testnet' ? 1 : 0}h/7h`;
      const wanted = { coin, addressType: type, count: 1 } as const;
      expect(follow(`${account}/1`, wanted).addresses).toEqual(named.addresses);
      if (named.scheme !== 'bip32') expect(follow(account, wanted)).toMatchObject({ derived: named.account });
    });
  });

  it('leads to addresses of Ethereum whatever their type would be', () => {
    const { addresses } = derive({ coin: 'ethereum' });
    const keys = follow("m/44'/60'/0'/0", { coin: 'ethereum', addressType: 'p2wpkh' });
    expect(keys).toMatchObject({ scheme: 'bip32', derived: { keys: [{ prefix: 'x' }] }, addresses });
  });

  it('reaches the greatest depth, below which there is nothing', () => {
    const keys = follow(`m${'/0'.repeat(255)}`);
    expect(keys.addresses).toEqual([]);
    if (keys.scheme !== 'bip32') throw new Error('not the path');
    expect(HDKey.fromExtendedKey(keys.derived.keys[0]!.public).depth).toBe(255);
  });

  it('hands out no private key unless asked', () => {
    for (const coin of Object.keys(COINS) as Coin[]) {
      expect(JSON.stringify(follow('m/0', { coin, privateKeys: false, count: 1 }))).not.toMatch(/prv|private/);
      expect(JSON.stringify(follow('m/0', { coin, count: 1 }))).toMatch(/prv.*privateKey/);
    }
  });
});
