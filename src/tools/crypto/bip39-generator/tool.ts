import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { findLoneSurrogate } from '@/engines/bytes/utf8';
import { CHILDREN, type Child } from '@/engines/crypto/child-kinds';
import { DRAWN_WITH } from '@/engines/crypto/drawn-with';
import type { DerivedKeys } from '@/engines/crypto/hd-keys';
import { readPath } from '@/engines/crypto/hd-path';
import { ADDRESS_TYPES, COINS, SCHEMES } from '@/engines/crypto/hd-schemes';
import { loadWords, MNEMONIC_LANGUAGES, readMnemonic, splitMnemonic, WORD_COUNTS } from '@/engines/crypto/mnemonic';
import { InputError } from '@/engines/input-error';
import { choice, defineTool, factValue, fields, integer, line, result, rowValue, secret, summary, toggle } from '@/kit';
import { keyNotes, keyRows } from './rows';

/** Said with every result, wherever it is read. */
const WARNING =
  'Never type a phrase that protects money into any web page or program, including this one: whoever sees the words owns it. Use test phrases';
const LAST_INDEX = 2 ** 31 - 1;
const BY_SCHEME = ['bip44', 'bip49', 'bip84', 'bip86'];
const DERIVED = { derivation: [...BY_SCHEME, 'bip32'] };

const ENTROPY_BYTES = [16, 20, 24, 28, 32];

function readEntropy(text: string): Uint8Array {
  const message = 'Entropy must be hex: 32, 40, 48, 56 or 64 digits (128 to 256 bits)';
  let bytes: Uint8Array;
  try {
    bytes = decodeHex(text);
  } catch {
    throw new InputError(message, { field: 'entropy' });
  }
  if (!ENTROPY_BYTES.includes(bytes.length)) throw new InputError(message, { field: 'entropy' });
  return bytes;
}

/** The phrase that the documents of all schemes use, and what is the same for it on every path. */
const TEST_PHRASE = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const TEST_ROWS = [
  {
    label: 'Mnemonic',
    value: TEST_PHRASE,
  },
  { label: 'Entropy', value: '00000000000000000000000000000000' },
  {
    label: 'Seed',
    value:
      '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
    note: 'without a passphrase',
  },
  { label: 'Master Fingerprint', value: '73c5da0a' },
  {
    label: 'Root xpub',
    value:
      'xpub661MyMwAqRbcFkPHucMnrGNzDwb6teAX1RbKQmqtEF8kK3Z7LZ59qafCjB9eCRLiTVG3uxBxgKvRgbubRhqSKXnGGb1aoaqLrpMBDrVxga8',
    note: 'm',
  },
];

export default defineTool({
  options: {
    language: choice('Language', MNEMONIC_LANGUAGES, 'english'),
    strength: choice(
      'Strength',
      {
        '128': '128 bits, 12 words',
        '160': '160 bits, 15 words',
        '192': '192 bits, 18 words',
        '224': '224 bits, 21 words',
        '256': '256 bits, 24 words',
      },
      '128',
    ),
    entropyFrom: choice('Entropy From', { random: 'This device', ...DRAWN_WITH }, 'random'),
    rolls: secret('Rolls', { hidden: true }),
    entropy: secret('Entropy', { hidden: true }),
    mnemonic: secret('Mnemonic', { hidden: true }),
    passphrase: secret('Passphrase', { hidden: true }),
    derivation: choice('Derivation', { none: 'None', ...SCHEMES, bip32: 'BIP32 (m/…)' }, 'none'),
    coin: choice('Coin', COINS, 'bitcoin', { when: DERIVED }),
    account: integer('Account', 0, { min: 0, max: LAST_INDEX, when: { derivation: BY_SCHEME } }),
    chain: choice('Chain', { receiving: 'Receiving (0)', change: 'Change (1)' }, 'receiving', {
      when: { derivation: BY_SCHEME },
    }),
    // The receiving chain of the first account, as BIP 32 itself lays out a wallet.
    path: line('Derivation Path', "m/0'/0", { maxLength: 4000, placeholder: "m/0'/0", when: { derivation: 'bip32' } }),
    addressType: choice('Address Type', ADDRESS_TYPES, 'p2pkh', {
      when: { derivation: 'bip32', coin: ['bitcoin', 'testnet', 'litecoin'] },
    }),
    hardened: toggle('Hardened Addresses', false, { when: { derivation: 'bip32' } }),
    start: integer('First Index', 0, { min: 0, max: LAST_INDEX, when: DERIVED }),
    count: integer('Addresses', 5, { min: 1, max: 100, when: DERIVED }),
    child: choice('BIP85 Child', { none: 'None', ...CHILDREN }, 'none'),
    childWords: choice(
      'Child Words',
      { '12': '12 words', '15': '15 words', '18': '18 words', '21': '21 words', '24': '24 words' },
      '12',
      { when: { child: 'words' } },
    ),
    childLength: integer('Child Length', 32, {
      min: 10,
      max: 86,
      hint: '16 to 64 bytes of hex, 20 to 86 characters of Base64, 10 to 80 of Base85',
      when: { child: ['hex', 'base64', 'base85'] },
    }),
    childIndex: integer('Child Index', 0, { min: 0, max: LAST_INDEX, when: { child: Object.keys(CHILDREN) } }),
    // On the page a button that no link and no storage remembers.
    privateKeys: toggle('Private Keys', false, {
      hidden: true,
      hint: 'Extended private keys, and that of each address',
    }),
  },
  output: fields({ label: 'Result' }),
  action: 'Generate',
  heavy: true,
  async run(_, { language, strength, entropy, mnemonic, passphrase, derivation, ...others }, { random }) {
    const { entropyFrom, rolls, child: kind, childWords, childLength, childIndex, ...keyOptions } = others;
    const { entropyToMnemonic, mnemonicToSeed, mnemonicToSeedWebcrypto } = await import('@scure/bip39');
    // The browser's own is many times as fast; it is missing where a page came over plain HTTP.
    const toSeed = globalThis.crypto?.subtle ? mnemonicToSeedWebcrypto : mnemonicToSeed;
    const provided = mnemonic.trim() === '' ? undefined : await readMnemonic(mnemonic, language);
    const typed = entropy.trim() === '' ? undefined : readEntropy(entropy);
    if (provided && typed && encodeHex(provided) !== encodeHex(typed))
      throw new InputError('Mnemonic and Entropy don’t match: enter only one of them', { field: 'entropy' });
    const isDrawn = entropyFrom !== 'random' && !provided && !typed;
    const drawn = isDrawn
      ? (await import('@/engines/crypto/drawn-entropy')).drawnEntropy(entropyFrom, rolls, Number(strength))
      : undefined;
    const bytes = provided ?? typed ?? drawn ?? random.bytes(Number(strength) / 8);
    const words = entropyToMnemonic(bytes, await loadWords(language)).normalize('NFC');
    if (findLoneSurrogate(passphrase) !== -1)
      throw new InputError('The passphrase contains half a character (a lone surrogate), which has no bytes', {
        field: 'passphrase',
      });
    const seed = await toSeed(words, passphrase);
    let keys: DerivedKeys | undefined;
    if (derivation !== 'none') {
      const { deriveKeys } = await import('@/engines/crypto/hd-keys');
      keys = deriveKeys(
        seed,
        derivation === 'bip32'
          ? { ...keyOptions, scheme: derivation, steps: readPath(keyOptions.path) }
          : { ...keyOptions, scheme: derivation, change: keyOptions.chain === 'change' },
      );
    }
    let child: Child | undefined;
    if (kind !== 'none') {
      const { childOfSeed } = await import('@/engines/crypto/bip85');
      child = await childOfSeed(seed, {
        kind,
        index: childIndex,
        language,
        words: Number(childWords),
        length: childLength,
      });
    }
    const data = {
      mnemonic: words,
      words: splitMnemonic(words).map((word) => word.normalize('NFC')),
      entropy: encodeHex(bytes),
      seed: encodeHex(seed),
      keys,
      child,
    };
    const bits = bytes.length * 8;
    return result(
      [
        { label: 'Mnemonic', value: words },
        { label: 'Entropy', value: data.entropy },
        {
          label: 'Seed',
          value: data.seed,
          note: passphrase === '' ? 'without a passphrase' : 'with the passphrase',
        },
        ...(keys ? keyRows(keys) : []),
        ...(child ? [{ label: 'BIP85 Child', value: child.value, note: child.path }] : []),
      ],
      {
        notes: [WARNING, ...(keys ? keyNotes(keys, derivation) : [])],
        facts: [
          { label: 'Words', value: String(WORD_COUNTS[ENTROPY_BYTES.indexOf(bytes.length)]) },
          { label: 'Entropy', value: `${bits} bits` },
          { label: 'Checksum', value: `${bits / 32} bits` },
        ],
        data,
      },
    );
  },
  // The words are worth money to whoever sees them in a list.
  summarize(outcome) {
    const fingerprint = rowValue(outcome, 'Master Fingerprint');
    return summary(
      `A phrase of ${factValue(outcome, 'Words')} words`,
      factValue(outcome, 'Entropy'),
      fingerprint && `fingerprint ${fingerprint}`,
    );
  },
  examples: [
    {
      title: 'From entropy',
      input: undefined,
      options: { entropy: '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f', passphrase: 'TREZOR' },
      output: [
        { label: 'Mnemonic', value: 'legal winner thank year wave sausage worth useful legal winner thank yellow' },
        { label: 'Entropy', value: '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f' },
        {
          label: 'Seed',
          value:
            '2e8905819b8723fe2c1d161860e5ee1830318dbf49a83bd451cfb8440c28bd6fa457fe1296106559a3c80937a1c1069be3a3a5bd381ee6260e8d9739fce1f607',
          note: 'with the passphrase',
        },
      ],
    },
    {
      title: 'First addresses of a test phrase',
      input: undefined,
      options: {
        mnemonic: TEST_PHRASE,
        derivation: 'bip84',
        count: 2,
      },
      output: [
        ...TEST_ROWS,
        {
          label: 'Account xpub',
          value:
            'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V',
          note: "m/84'/0'/0'",
        },
        {
          label: 'Account zpub',
          value:
            'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
          note: "m/84'/0'/0'",
        },
        { label: "m/84'/0'/0'/0/0", value: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
        {
          label: "m/84'/0'/0'/0/0 public key",
          value: '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
        },
        { label: "m/84'/0'/0'/0/1", value: 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g' },
        {
          label: "m/84'/0'/0'/0/1 public key",
          value: '03e775fd51f0dfb8cd865d9ff1cca2a158cf651fe997fdc9fee9c1d3b5e995ea77',
        },
      ],
      notes: [WARNING],
    },
    {
      title: 'Your own derivation path',
      input: undefined,
      options: {
        mnemonic: TEST_PHRASE,
        derivation: 'bip32',
        path: '44h/0h/0h/0',
        count: 1,
      },
      output: [
        ...TEST_ROWS,
        {
          label: 'Derived xpub',
          value:
            'xpub6ELHKXNimKbxMCytPh7EdC2QXx46T9qLDJWGnTraz1H9kMMFdcduoU69wh9cxP12wDxqAAfbaESWGYt5rREsX1J8iR2TEunvzvddduAPYcY',
          note: "m/44'/0'/0'/0",
        },
        { label: "m/44'/0'/0'/0/0", value: '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA' },
        {
          label: "m/44'/0'/0'/0/0 public key",
          value: '03aaeb52dd7494c361049de67cc680e83ebcbbbdbeb13637d92cd845f70308af5e',
        },
      ],
      notes: [WARNING],
    },
  ],
});
