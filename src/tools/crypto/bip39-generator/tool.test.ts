import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWords, MNEMONIC_LANGUAGES, type MnemonicLanguage } from '@/engines/crypto/mnemonic';
import { platformRandom } from '@/engines/random';
import { InputError } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { keyNotes } from './rows';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const random = platformRandom();

async function run(options: Options) {
  const { shown } = await runTool(tool, undefined, options, { random });
  return Object.fromEntries((shown.value as FieldRow[]).map(({ label, value }) => [label, value])) as Record<
    'Mnemonic' | 'Entropy' | 'Seed',
    string
  >;
}
const refusal = (options: Options) =>
  run(options).then(
    (value) => `gave ${JSON.stringify(value)}`,
    (error) => {
      expect(error).toBeInstanceOf(InputError);
      return error.message as string;
    },
  );
const languages = Object.keys(MNEMONIC_LANGUAGES) as MnemonicLanguage[];

describe('the published vectors', () => {
  const lines = readFileSync('src/engines/crypto/fixtures/published-vectors.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  it.each(lines)('%.60s', async (line) => {
    const [language = '', entropy = '', mnemonic = '', passphrase = '', seed = ''] = line.split('\t');
    const wanted = { Mnemonic: mnemonic.normalize('NFC'), Entropy: entropy, Seed: seed };
    const options = { language: language as MnemonicLanguage, passphrase };
    expect(await run({ ...options, entropy })).toEqual(wanted);
  });

  it.each([0, 24])('are the same from words and entropy together: %d', async (at) => {
    const [language = '', entropy = '', mnemonic = '', passphrase = '', seed = ''] = lines[at]!.split('\t');
    expect(
      await run({
        language: language as MnemonicLanguage,
        passphrase,
        mnemonic: mnemonic.normalize('NFKD'),
        entropy: entropy.toUpperCase(),
      }),
    ).toEqual({ Mnemonic: mnemonic.normalize('NFC'), Entropy: entropy, Seed: seed });
  });
});

describe('without the browser’s own cryptography', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('the seed is the same', async () => {
    const options = {
      mnemonic: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
      passphrase: 'TREZOR',
    };
    const { Seed } = await run(options);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await run(options)).toMatchObject({ Seed });
  });
});

describe('the ten lists', () => {
  it.each(languages)('%s: new words have the strength asked for and lead back', async (language) => {
    expect(new Set(await loadWords(language)).size).toBe(2048);
    const counts = [
      ['128', 12],
      ['160', 15],
      ['192', 18],
      ['224', 21],
      ['256', 24],
    ] as const;
    // All five where it matters least which language it is.
    for (const [strength, words] of language === 'english' ? counts : [counts[0], counts[4]]) {
      const made = await run({ language, strength });
      expect(made.Entropy).toHaveLength(Number(strength) / 4);
      expect(made.Mnemonic.split(/\s/)).toHaveLength(words);
      expect(await run({ language, mnemonic: made.Mnemonic })).toEqual(made);
    }
  });
});

it('names what is wrong', async () => {
  const good = 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic';
  expect(await refusal({ mnemonic: good.replace('fiber', 'fibre') })).toMatch(
    /^Word 4, "fibre", is not in the English/,
  );
  for (const entropy of ['0', 'xyz', '00'.repeat(17), '00'.repeat(33)])
    expect(await refusal({ entropy })).toMatch(/^Entropy must be hex/);
  expect(await refusal({ entropy: '00'.repeat(16), mnemonic: good })).toMatch(/don’t match/);
});

it('takes dice and makes children', async () => {
  const rolls = '12345'.repeat(10);
  expect(await run({ entropyFrom: 'dice', rolls })).toHaveProperty('Entropy', '5eca9288344f8143aa96673f67faf413');
  expect(await refusal({ entropyFrom: 'dice', rolls: '123' })).toBe('3 of 50 rolls: 128 bits need 47 more');
  expect(await refusal({ child: 'hex', childLength: 10 })).toMatch(/^Child Length must be from 16 to 64/);
  const { shown, data } = await runTool(tool, undefined, { child: 'base85', childLength: 12 }, { random });
  expect(data.child?.value).toHaveLength(12);
  expect((shown.value as FieldRow[]).at(-1)).toMatchObject({
    label: 'BIP85 Child',
    note: "m/83696968'/707785'/12'/0'",
  });
});

it('warns with every result, and shows private keys only when asked', async () => {
  const mnemonic = `${'abandon '.repeat(11)}about`;
  const options = { mnemonic, derivation: 'bip49', coin: 'testnet', count: 1 } as const;
  const { notes, data } = await runTool(tool, undefined, options, { random });
  expect(notes[0]).toMatch(/^Never type a phrase that protects money into any web page/);
  expect(data.keys?.addresses).toEqual([
    {
      path: "m/49'/1'/0'/0/0",
      address: '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2',
      publicKey: '03a1af804ac108a8a51782198c2d034b28bf90c8803f5a53f76276fa69a4eae77f',
    },
  ]);
  expect(Object.keys(await run(options)).join()).not.toContain('prv');
  const open = await run({ ...options, privateKeys: true, coin: 'ethereum' });
  expect(open).toHaveProperty('Account xprv');
  expect((await runTool(tool, undefined, {}, { random })).notes).toEqual([notes[0]]);
});

describe('your own path', () => {
  const mnemonic = `${'abandon '.repeat(11)}about`;
  const own = { mnemonic, derivation: 'bip32', count: 1 } as const;

  it('is given as it was meant, with keys and addresses of the kind asked for', async () => {
    const options = { ...own, path: ' 84h/0H/0’/0', addressType: 'p2wpkh', privateKeys: true } as const;
    const rows = await run(options);
    expect(Object.keys(rows).slice(4)).toEqual([
      ...['Root xpub', 'Root xprv', 'Derived xpub', 'Derived xprv', 'Derived zpub', 'Derived zprv'],
      ...["m/84'/0'/0'/0/0", "m/84'/0'/0'/0/0 public key", "m/84'/0'/0'/0/0 private key"],
    ]);
    expect(rows).toMatchObject({
      "m/84'/0'/0'/0/0": 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      "m/84'/0'/0'/0/0 private key": 'KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d',
    });
    const { data, notes } = await runTool(tool, undefined, { ...own, hardened: true }, { random });
    expect(data.keys).toMatchObject({
      scheme: 'bip32',
      derived: { path: "m/0'/0" },
      addresses: [{ path: "m/0'/0/0'" }],
    });
    expect(notes).toHaveLength(1);
    expect(keyNotes({ ...data.keys!, addresses: [] }, 'bip32')).toEqual([
      'A path of 255 steps can’t go any deeper, so it has no addresses',
    ]);
  });

  it('is refused where it is none, and only where it is asked for', async () => {
    expect(await refusal({ ...own, path: "m/44'/x" })).toMatch(/^Step 2 of the path, "x", must be a number/);
    expect(await run({ ...own, derivation: 'bip44', path: 'x' })).toHaveProperty("m/44'/0'/0'/0/0");
  });
});
