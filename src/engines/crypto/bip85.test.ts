import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import { deriveChild, type WantedChild } from './bip85';

/** The root key and the results are those of BIP 85 itself (bitcoin/bips, bip-0085.mediawiki). */
const ROOT = HDKey.fromExtendedKey(
  'xprv9s21ZrQH143K2LBWUUQRFXhucrQqBpKdRRxNVq2zBqsx8HVqFk2uYo8kmbaLLHRdqtQpUm98uKfu3vca1LqdGhUtyoFnCNkfmXRyPXLjbKb',
);
const WANTED: WantedChild = { kind: 'words', index: 0, language: 'english', words: 12, length: 32 };
const child = (wanted: Partial<WantedChild>) => deriveChild(ROOT, { ...WANTED, ...wanted });

describe('the published vectors', () => {
  it.each<[Partial<WantedChild>, path: string, value: string]>([
    [{}, "39'/0'/12'/0'", 'girl mad pet galaxy egg matter matrix prison refuse sense ordinary nose'],
    [
      { words: 18 },
      "39'/0'/18'/0'",
      'near account window bike charge season chef number sketch tomorrow excuse sniff circle vital hockey outdoor supply token',
    ],
    [
      { words: 24 },
      "39'/0'/24'/0'",
      'puppy ocean match cereal symbol another shed magic wrap hammer bulb intact gadget divorce twin tonight reason outdoor destroy simple truth cigar social volcano',
    ],
    [{ kind: 'wif' }, "2'/0'", 'Kzyv4uF39d4Jrw2W7UryTHwZr1zQVNk4dAFyqE6BuMrMh1Za7uhp'],
    [
      { kind: 'xprv' },
      "32'/0'",
      'xprv9s21ZrQH143K2srSbCSg4m4kLvPMzcWydgmKEnMmoZUurYuBuYG46c6P71UGXMzmriLzCCBvKQWBUv3vPB3m1SATMhp3uEjXHJ42jFg7myX',
    ],
    [
      { kind: 'hex', length: 64 },
      "128169'/64'/0'",
      '492db4698cf3b73a5a24998aa3e9d7fa96275d85724a91e71aa2d645442f878555d078fd1f1f67e368976f04137b1f7a0d19232136ca50c44614af72b5582a5c',
    ],
    [{ kind: 'base64', length: 21 }, "707764'/21'/0'", 'dKLoepugzdVJvdL56ogNV'],
    [{ kind: 'base85', length: 12 }, "707785'/12'/0'", '_s`{TW89)i4`'],
  ])('%j', async (wanted, path, value) => {
    expect(await child(wanted)).toEqual({ path: `m/83696968'/${path}`, value });
  });
});

it('gives another one for every index and every language', async () => {
  const values = [await child({}), await child({ index: 1 }), await child({ language: 'portuguese' })];
  expect(new Set(values.map(({ value }) => value)).size).toBe(3);
  expect(values[2]!.path).toBe("m/83696968'/39'/9'/12'/0'");
});

it.each([
  ['hex', 15],
  ['hex', 65],
  ['base64', 19],
  ['base64', 87],
  ['base85', 9],
  ['base85', 81],
] as const)('%s has no length of %d', async (kind, length) => {
  await expect(child({ kind, length })).rejects.toThrow('Child Length must be from');
});
