import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeHex } from '@/engines/bytes/hex';
import {
  loadWords,
  MNEMONIC_LANGUAGES,
  type MnemonicLanguage,
  readMnemonic,
  similarWords,
} from '@/engines/crypto/mnemonic';
import { platformRandom } from '@/engines/random';
import { InputError } from '@/kit';
import { initialValues } from '@/kit/option';
import type { FieldRow } from '@/kit/output';
import { execute } from '@/kit/run/execute';
import type { AnyTool } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ReturnType<typeof initialValues<typeof tool.options>>>;
const random = platformRandom();

async function run(options: Options) {
  const { shown } = await execute(
    tool as unknown as AnyTool,
    undefined,
    { ...initialValues(tool.options), ...options },
    { signal: new AbortController().signal, random, now: () => 0, progress: () => {} },
  );
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
  const lines = readFileSync(new URL('published-vectors.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  it('are all there', () => {
    for (const language of ['english', 'japanese'])
      expect(lines.filter((line) => line.startsWith(language)).length).toBeGreaterThanOrEqual(24);
  });
  it.each(lines)('%.60s', async (line) => {
    const [language = '', entropy = '', mnemonic = '', passphrase = '', seed = ''] = line.split('\t');
    const wanted = { Mnemonic: mnemonic.normalize('NFC'), Entropy: entropy, Seed: seed };
    const options = { language: language as MnemonicLanguage, passphrase };
    expect(await run({ ...options, entropy })).toEqual(wanted);
    // The way back alone: the seed, which takes its time on purpose, would be the same again.
    for (const written of [mnemonic, mnemonic.normalize('NFKD')])
      expect(encodeHex(await readMnemonic(written, language as MnemonicLanguage))).toBe(entropy);
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

describe('the ten lists', () => {
  // SHA-256 of the files of the bips repository that the other implementations carry as well.
  it.each([
    ['english', '2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda'],
    ['japanese', '2eed0aef492291e061633d7ad8117f1a2b03eb80a29d0e4e3117ac2528d05ffd'],
  ] as const)('%s is that of the standard', async (language, digest) => {
    const text = `${(await loadWords(language)).map((word) => word.normalize('NFKD')).join('\n')}\n`;
    expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
  });

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

  it('are told apart', async () => {
    const { Mnemonic: mnemonic } = await run({ language: 'french', entropy: '0123456789abcdef'.repeat(2) });
    expect(await refusal({ mnemonic })).toBe('These words are from another list: choose French as Language');
  });
});

describe('what is wrong is named', () => {
  const good = 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic';
  it('the word, and what may have been meant', async () => {
    expect(await refusal({ mnemonic: good.replace('fiber', 'fibre') })).toBe(
      'Word 4, "fibre", is not in the English list. Did you mean fiber, fire or figure?',
    );
    expect(await refusal({ mnemonic: good.replace('pudding', 'puddding') })).toMatch(/Word 7, .* Did you mean pudding/);
    expect(await refusal({ mnemonic: `${good} xxxxxxxxxx` })).toBe('Word 13, "xxxxxxxxxx", is not in the English list');
  });

  it('a checksum that does not fit, with the slips that would explain it', async () => {
    const slip = good.replace('grace', 'grape');
    expect(await refusal({ mnemonic: slip })).toMatch(
      /^All words are in the list, but the checksum does not fit.*"grace" for word 6/,
    );
    const words = good.split(' ');
    [words[0], words[1]] = [words[1]!, words[0]!];
    expect(await refusal({ mnemonic: words.join(' ') })).toMatch(/checksum does not fit/);
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
      expect(await refusal({ mnemonic: good.replace('picnic', word) })).toMatch(fits ? /^gave/ : /checksum/);
    }
  });

  it('the count of words, and entropy that is none', async () => {
    expect(await refusal({ mnemonic: 'abandon about' })).toBe(
      'A mnemonic has 12, 15, 18, 21 or 24 words; this one has 2',
    );
    for (const entropy of ['0', 'xyz', '00'.repeat(17), '00'.repeat(33)])
      expect(await refusal({ entropy })).toMatch(/^Entropy must be hex/);
    expect(await refusal({ entropy: '00'.repeat(16), mnemonic: good })).toMatch(/do not belong together/);
  });

  it('for any text at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (mnemonic) => {
        fc.pre(mnemonic.trim() !== '');
        expect(await refusal({ mnemonic })).not.toMatch(/^gave/);
      }),
      { numRuns: 20 },
    );
    expect(await refusal({ mnemonic: 'a'.repeat(1_000_000) })).toBe('This is too long to be a mnemonic');
    expect(await refusal({ mnemonic: 'a '.repeat(999) })).toMatch(/^Word 1, "a"/);
  });
});

it('reads words in capitals, numbered, over lines, and Chinese without spaces', async () => {
  const entropy = '9e885d952ad362caeb4efe34a8e91bd2';
  const mnemonic = '1. OZONE drill\n2) grab  fiber\tcurtain grace pudding thank cruise elder eight 12. picnic';
  expect((await run({ mnemonic })).Entropy).toBe(entropy);
  const chinese = await run({ language: 'simplified-chinese', entropy });
  expect((await run({ language: 'simplified-chinese', mnemonic: chinese.Mnemonic.replaceAll(' ', '') })).Entropy).toBe(
    entropy,
  );
});

it('finds words written without their accents', async () => {
  expect(similarWords('arbol', await loadWords('spanish'))[0]).toBe('árbol');
});
