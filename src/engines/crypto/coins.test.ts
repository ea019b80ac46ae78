import { expect, it } from 'vitest';
import { derive } from './hd-keys.fixture';
import type { Coin, Scheme } from './hd-schemes';

/** The first addresses that wallets and Ian Coleman's BIP39 page show for "abandon … about", as they stand in the tests of many wallets. */
const PUBLISHED: readonly [Coin, Scheme, path: string, address: string][] = [
  ['litecoin', 'bip44', "m/44'/2'/0'/0/0", 'LUWPbpM43E2p7ZSh8cyTBEkvpHmr3cB8Ez'],
  ['litecoin', 'bip84', "m/84'/2'/0'/0/0", 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
  ['dogecoin', 'bip44', "m/44'/3'/0'/0/0", 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'],
  ['dash', 'bip44', "m/44'/5'/0'/0/0", 'XoJA8qE3N2Y3jMLEtZ3vcN42qseZ8LvFf5'],
  ['bitcoin-cash', 'bip44', "m/44'/145'/0'/0/0", 'bitcoincash:qqyx49mu0kkn9ftfj6hje6g2wfer34yfnq5tahq3q6'],
  ['zcash', 'bip44', "m/44'/133'/0'/0/0", 't1XVXWCvpMgBvUaed4XDqWtgQgJSu1Ghz7F'],
  ['xrp', 'bip44', "m/44'/144'/0'/0/0", 'rHsMGQEkVNJmpGWs8XUBoTBiAAbwxZN5v3'],
  ['tron', 'bip44', "m/44'/195'/0'/0/0", 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ['cosmos', 'bip44', "m/44'/118'/0'/0/0", 'cosmos19rl4cm2hmr8afy4kldpxz3fka4jguq0auqdal4'],
];

it.each(PUBLISHED)('%s by %s: %s is %s', (coin, scheme, path, address) => {
  expect(derive({ coin, scheme }).addresses[0]).toMatchObject({ path, address });
});

it('second addresses are those of wallets, too', () => {
  expect(derive({ coin: 'xrp' }).addresses[1]).toMatchObject({
    address: 'r3AgF9mMBFtaLhKcg96weMhbbEFLZ3mx17',
    publicKey: '038bf420b5271ada2d7479358ff98a29954cf18dc25155184aead05796da737e89',
  });
  expect(derive({ coin: 'dogecoin' }).addresses[1]!.address).toBe('DAcDAtJRztxBHyA6D6h8du1HguyTR43Mas');
  expect(derive({ coin: 'tron' }).addresses[1]!.address).toBe('TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK');
});

it('coins with one kind of address use the paths of BIP 44 for every scheme', () => {
  expect(derive({ coin: 'dash', scheme: 'bip86' }).scheme).toBe('bip44');
  expect(derive({ coin: 'litecoin', scheme: 'bip49' }).scheme).toBe('bip49');
});

it('private keys are in the form that wallets of the coin import', () => {
  const first = (coin: Coin) => derive({ coin, scheme: 'bip44' }).addresses[0]!.privateKey!;
  expect(first('litecoin')).toMatch(/^T/);
  expect(first('dogecoin')).toMatch(/^Q/);
  expect(first('dash')).toMatch(/^X/);
  for (const coin of ['xrp', 'tron', 'cosmos'] as const) expect(first(coin)).toMatch(/^[\da-f]{64}$/);
});
