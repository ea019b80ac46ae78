import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { entropyToMnemonic } from '@scure/bip39';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { loadWords, type MnemonicLanguage, readMnemonic, similarWords } from './mnemonic';

const refusal = (mnemonic: string, language: MnemonicLanguage = 'english') =>
  readMnemonic(mnemonic, language).then(
    (entropy) => `gave ${encodeHex(entropy)}`,
    (error) => {
      expect(error).toBeInstanceOf(InputError);
      return error.message as string;
    },
  );

describe('the published vectors', () => {
  const lines = readFileSync(`${import.meta.dirname}/fixtures/published-vectors.tsv`, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  it('are all there', () => {
    for (const language of ['english', 'japanese'])
      expect(lines.filter((line) => line.startsWith(language)).length).toBeGreaterThanOrEqual(24);
  });
  it.each(lines)('%.60s', async (line) => {
    const [language = '', entropy = '', mnemonic = ''] = line.split('\t');
    for (const written of [mnemonic, mnemonic.normalize('NFKD')])
      expect(encodeHex(await readMnemonic(written, language as MnemonicLanguage))).toBe(entropy);
  });
});

describe('the lists', () => {
  // SHA-256 of the files of the bips repository that the other implementations carry as well.
  it.each([
    ['english', '2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda'],
    ['japanese', '2eed0aef492291e061633d7ad8117f1a2b03eb80a29d0e4e3117ac2528d05ffd'],
  ] as const)('%s is that of the standard', async (language, digest) => {
    const text = `${(await loadWords(language)).map((word) => word.normalize('NFKD')).join('\n')}\n`;
    expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
  });

  it('are told apart', async () => {
    const mnemonic = entropyToMnemonic(decodeHex('0123456789abcdef'.repeat(2)), await loadWords('french'));
    expect(await refusal(mnemonic)).toBe('These words are from another list: choose French as Language');
  });
});

describe('what is wrong is named', () => {
  const good = 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic';
  it('the word, and what may have been meant', async () => {
    expect(await refusal(good.replace('fiber', 'fibre'))).toBe(
      'Word 4, "fibre", is not in the English list. Did you mean fiber, fire or figure?',
    );
    expect(await refusal(good.replace('pudding', 'puddding'))).toMatch(/Word 7, .* Did you mean pudding/);
    expect(await refusal(`${good} xxxxxxxxxx`)).toBe('Word 13, "xxxxxxxxxx", is not in the English list');
  });

  it('a checksum that does not fit, with the slips that would explain it', async () => {
    const slip = good.replace('grace', 'grape');
    expect(await refusal(slip)).toMatch(
      /^All words are in the list, but the checksum doesn’t match.*"grace" for word 6/,
    );
    const words = good.split(' ');
    [words[0], words[1]] = [words[1]!, words[0]!];
    expect(await refusal(words.join(' '))).toMatch(/checksum doesn’t match/);
    // Any other word in the last place: it fits where its last four bits are the first four of the hash.
    const list = await loadWords('english');
    const bits = good
      .split(' ')
      .slice(0, 11)
      .map((word) => list.indexOf(word).toString(2).padStart(11, '0'))
      .join('');
    for (const [at, word] of list.slice(0, 16).entries()) {
      const all = bits + at.toString(2).padStart(11, '0');
      const entropy = Buffer.from(
        all
          .slice(0, 128)
          .match(/.{8}/g)!
          .map((byte) => Number.parseInt(byte, 2)),
      );
      const fits = createHash('sha256').update(entropy).digest()[0]! >> 4 === Number.parseInt(all.slice(128), 2);
      expect(await refusal(good.replace('picnic', word))).toMatch(fits ? /^gave/ : /checksum/);
    }
  });

  it('the count of words', async () => {
    expect(await refusal('abandon about')).toBe('A mnemonic has 12, 15, 18, 21 or 24 words; this one has 2');
  });

  it('for any text at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (mnemonic) => {
        fc.pre(mnemonic.trim() !== '');
        expect(await refusal(mnemonic)).not.toMatch(/^gave/);
      }),
      { numRuns: runs(20) },
    );
    expect(await refusal('a'.repeat(1_000_000))).toBe('This is too long to be a mnemonic');
    expect(await refusal('a '.repeat(999))).toMatch(/^Word 1, "a"/);
  });
});

it('reads words in capitals, numbered, over lines, and Chinese without spaces', async () => {
  const entropy = '9e885d952ad362caeb4efe34a8e91bd2';
  const mnemonic = '1. OZONE drill\n2) grab  fiber\tcurtain grace pudding thank cruise elder eight 12. picnic';
  expect(encodeHex(await readMnemonic(mnemonic, 'english'))).toBe(entropy);
  const list = await loadWords('simplified-chinese');
  const chinese = entropyToMnemonic(decodeHex(entropy), list);
  expect(encodeHex(await readMnemonic(chinese.replaceAll(' ', ''), 'simplified-chinese'))).toBe(entropy);
});

it('finds words written without their accents', async () => {
  expect(similarWords('arbol', await loadWords('spanish'))[0]).toBe('árbol');
});
