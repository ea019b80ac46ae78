import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { findLoneSurrogate } from '@/engines/bytes/utf8';
import { loadWords, MNEMONIC_LANGUAGES, readMnemonic, splitMnemonic, WORD_COUNTS } from '@/engines/crypto/mnemonic';
import { InputError } from '@/engines/input-error';
import { choice, defineTool, fields, result, secret } from '@/kit';

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
    entropy: secret('Entropy', { hidden: true }),
    mnemonic: secret('Mnemonic', { hidden: true }),
    passphrase: secret('Passphrase', { hidden: true }),
  },
  output: fields({ label: 'Result' }),
  action: 'Generate',
  heavy: true,
  async run(_, { language, strength, entropy, mnemonic, passphrase }, { random }) {
    const { entropyToMnemonic, mnemonicToSeed, mnemonicToSeedWebcrypto } = await import('@scure/bip39');
    // The browser's own is many times as fast; it is missing where a page came over plain HTTP.
    const toSeed = globalThis.crypto?.subtle ? mnemonicToSeedWebcrypto : mnemonicToSeed;
    const given = mnemonic.trim() === '' ? undefined : await readMnemonic(mnemonic, language);
    const typed = entropy.trim() === '' ? undefined : readEntropy(entropy);
    if (given && typed && encodeHex(given) !== encodeHex(typed))
      throw new InputError('Mnemonic and Entropy do not belong together: give one of them', { field: 'entropy' });
    const bytes = given ?? typed ?? random.bytes(Number(strength) / 8);
    const words = entropyToMnemonic(bytes, await loadWords(language)).normalize('NFC');
    if (findLoneSurrogate(passphrase) !== -1)
      throw new InputError('The passphrase contains half a character, which has no bytes', { field: 'passphrase' });
    const data = {
      mnemonic: words,
      words: splitMnemonic(words).map((word) => word.normalize('NFC')),
      entropy: encodeHex(bytes),
      seed: encodeHex(await toSeed(words, passphrase)),
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
      ],
      {
        facts: [
          { label: 'Words', value: String(WORD_COUNTS[ENTROPY_BYTES.indexOf(bytes.length)]) },
          { label: 'Entropy', value: `${bits} bits` },
          { label: 'Checksum', value: `${bits / 32} bits` },
        ],
        data,
      },
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
  ],
});
