import { mnemonicToSeedSync } from '@scure/bip39';
import { describe, expect, it } from 'vitest';
import { derive, PHRASE } from './hd-keys.fixture';
import { INDICES } from './hd-path';
import { COINS, type Coin, SCHEMES, type Scheme } from './hd-schemes';

it.each([
  [
    PHRASE,
    'xprv9s21ZrQH143K3h3fDYiay8mocZ3afhfULfb5GX8kCBdno77K4HiA15Tg23wpbeF1pLfs1c5SPmYHrEpTuuRhxMwvKDwqdKiGJS9XFKzUsAF',
  ],
  [
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'xprv9s21ZrQH143K2gA81bYFHqU68xz1cX2APaSq5tt6MFSLeXnCKV1RVUJt9FWNTbrrryem4ZckN8k4Ls1H6nwdvDTvnV7zEXs2HgPezuVccsq',
  ],
])('has the roots that are published with the phrases of BIP 39: %.20s', (phrase, root) => {
  expect(derive({}, mnemonicToSeedSync(phrase, 'TREZOR')).root.private).toBe(root);
});

describe('the documents of the schemes, for the phrase they all use', () => {
  it('BIP 84', () => {
    expect(derive({})).toMatchObject({
      fingerprint: '73c5da0a',
      account: {
        path: "m/84'/0'/0'",
        keys: [
          { prefix: 'x' },
          {
            prefix: 'z',
            public:
              'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
            private:
              'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE',
          },
        ],
      },
      addresses: [
        {
          path: "m/84'/0'/0'/0/0",
          address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
          publicKey: '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
          privateKey: 'KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d',
        },
        {
          path: "m/84'/0'/0'/0/1",
          address: 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
          publicKey: '03e775fd51f0dfb8cd865d9ff1cca2a158cf651fe997fdc9fee9c1d3b5e995ea77',
          privateKey: 'Kxpf5b8p3qX56DKEe5NqWbNUP9MnqoRFzZwHRtsFqhzuvUJsYZCy',
        },
      ],
    });
    expect(derive({ change: true }).addresses[0]).toEqual({
      path: "m/84'/0'/0'/1/0",
      address: 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el',
      publicKey: '03025324888e429ab8e3dbaf1f7802648b9cd01e9b418485c5fa4c1b9b5700e1a6',
      privateKey: 'KxuoxufJL5csa1Wieb2kp29VNdn92Us8CoaUG3aGtPtcF3AzeXvF',
    });
  });

  it('BIP 49, on the test network', () => {
    expect(derive({ scheme: 'bip49', coin: 'testnet' })).toMatchObject({
      account: {
        path: "m/49'/1'/0'",
        keys: [
          { prefix: 't' },
          {
            prefix: 'u',
            public:
              'upub5EFU65HtV5TeiSHmZZm7FUffBGy8UKeqp7vw43jYbvZPpoVsgU93oac7Wk3u6moKegAEWtGNF8DehrnHtv21XXEMYRUocHqguyjknFHYfgY',
            private:
              'uprv91G7gZkzehuMVxDJTYE6tLivdF8e4rvzSu1LFfKw3b2Qx1Aj8vpoFnHdfUZ3hmi9jsvPifmZ24RTN2KhwB8BfMLTVqaBReibyaFFcTP1s9n',
          },
        ],
      },
      addresses: [
        {
          address: '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2',
          publicKey: '03a1af804ac108a8a51782198c2d034b28bf90c8803f5a53f76276fa69a4eae77f',
          privateKey: 'cULrpoZGXiuC19Uhvykx7NugygA3k86b3hmdCeyvHYQZSxojGyXJ',
        },
        {},
      ],
    });
  });

  it('BIP 86', () => {
    const keys = derive({ scheme: 'bip86' });
    expect(keys.root).toEqual({
      prefix: 'x',
      public:
        'xpub661MyMwAqRbcFkPHucMnrGNzDwb6teAX1RbKQmqtEF8kK3Z7LZ59qafCjB9eCRLiTVG3uxBxgKvRgbubRhqSKXnGGb1aoaqLrpMBDrVxga8',
      private:
        'xprv9s21ZrQH143K3GJpoapnV8SFfukcVBSfeCficPSGfubmSFDxo1kuHnLisriDvSnRRuL2Qrg5ggqHKNVpxR86QEC8w35uxmGoggxtQTPvfUu',
    });
    expect(keys).toHaveProperty('account.keys', [
      {
        prefix: 'x',
        public:
          'xpub6BgBgsespWvERF3LHQu6CnqdvfEvtMcQjYrcRzx53QJjSxarj2afYWcLteoGVky7D3UKDP9QyrLprQ3VCECoY49yfdDEHGCtMMj92pReUsQ',
        private:
          'xprv9xgqHN7yz9MwCkxsBPN5qetuNdQSUttZNKw1dcYTV4mkaAFiBVGQziHs3NRSWMkCzvgjEe3n9xV8oYywvM8at9yRqyaZVz6TYYhX98VjsUk',
      },
    ]);
    expect(keys.addresses.map(({ address }) => address)).toEqual([
      'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh',
    ]);
    expect(derive({ scheme: 'bip86', change: true }).addresses[0]!.address).toBe(
      'bc1p3qkhfews2uk44qtvauqyr2ttdsw7svhkl9nkm9s9c3x4ax5h60wqwruhk7',
    );
  });

  it('SLIP 132: BIP 44 and BIP 49', () => {
    expect(derive({ scheme: 'bip44' })).toMatchObject({
      account: {
        keys: [
          {
            prefix: 'x',
            public:
              'xpub6BosfCnifzxcFwrSzQiqu2DBVTshkCXacvNsWGYJVVhhawA7d4R5WSWGFNbi8Aw6ZRc1brxMyWMzG3DSSSSoekkudhUd9yLb6qx39T9nMdj',
            private:
              'xprv9xpXFhFpqdQK3TmytPBqXtGSwS3DLjojFhTGht8gwAAii8py5X6pxeBnQ6ehJiyJ6nDjWGJfZ95WxByFXVkDxHXrqu53WCRGypk2ttuqncb',
          },
        ],
      },
      addresses: [{ address: '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA' }, {}],
    });
    expect(derive({ scheme: 'bip49' })).toMatchObject({
      account: {
        keys: [
          {},
          {
            prefix: 'y',
            public:
              'ypub6Ww3ibxVfGzLrAH1PNcjyAWenMTbbAosGNB6VvmSEgytSER9azLDWCxoJwW7Ke7icmizBMXrzBx9979FfaHxHcrArf3zbeJJJUZPf663zsP',
            private:
              'yprvAHwhK6RbpuS3dgCYHM5jc2ZvEKd7Bi61u9FVhYMpgMSuZS613T1xxQeKTffhrHY79hZ5PsskBjcc6C2V7DrnsMsNaGDaWev3GLRQRgV7hxF',
          },
        ],
      },
      addresses: [{ address: '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf' }, {}],
    });
  });

  it('what wallets show for it elsewhere', () => {
    const first = (coin: Coin, scheme: Scheme) => derive({ coin, scheme }).addresses[0]!.address;
    expect(first('testnet', 'bip44')).toBe('mkpZhYtJu2r87Js3pDiWJDmPte2NRZ8bJV');
    expect(first('testnet', 'bip84')).toBe('tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl');
    expect(derive({ coin: 'ethereum', scheme: 'bip86' })).toMatchObject({
      scheme: 'bip44',
      account: { path: "m/44'/60'/0'", keys: [{ prefix: 'x' }] },
      addresses: [
        {
          path: "m/44'/60'/0'/0/0",
          address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
          privateKey: '0x1ab42cc412b618bdea3a599e3c9bae199ebf030895b039e9db1e30dafb12b727',
        },
        { address: '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0' },
      ],
    });
  });
});

it('hands out no private key unless asked', () => {
  for (const coin of Object.keys(COINS) as Coin[]) {
    for (const scheme of Object.keys(SCHEMES) as Scheme[]) {
      const text = JSON.stringify(derive({ scheme, coin, privateKeys: false, count: 1 }));
      expect(text).not.toMatch(/prv|private/);
      expect(JSON.stringify(derive({ scheme, coin, count: 1 }))).toMatch(/prv.*privateKey/);
    }
  }
});

it('ends at the last index', () => {
  const { addresses } = derive({ account: INDICES - 1, start: INDICES - 1, count: 5 });
  expect(addresses.map(({ path }) => path)).toEqual(["m/84'/0'/2147483647'/0/2147483647"]);
});
