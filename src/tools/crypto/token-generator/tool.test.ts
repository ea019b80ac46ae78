import { wordlist } from '@scure/bip39/wordlists/english.js';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import { type OptionValues, readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

async function draw(options: Partial<OptionValues<typeof tool.options>> = {}, source = 'test') {
  const { shown, facts, notes } = await runTool(tool, undefined, options, { random: seededRandom(source) });
  return {
    tokens: shown.value as string[],
    facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
    notes,
  };
}

const KINDS = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
};
const NONE = { uppercase: false, lowercase: false, digits: false, symbols: false };

describe('a token', () => {
  it('has 64 letters and digits unless told otherwise', async () => {
    const { tokens, facts } = await draw();
    expect(tokens).toHaveLength(1);
    expect(tokens[0]).toMatch(/^[A-Za-z0-9]{64}$/);
    // 64 times the binary logarithm of 62
    expect(facts).toMatchObject({ Entropy: '381.1 bits', Alphabet: '62 characters' });
  });

  it.each(Object.entries(KINDS))('of %s uses every one of them, equally often', async (kind, characters) => {
    const { tokens } = await draw({ ...NONE, [kind]: true, length: 512, count: 60 });
    const all = [...tokens.join('')];
    expect([...new Set(all)].sort().join('')).toBe([...characters].sort().join(''));
    expect(deviationAmong(characters.length, all)).toBeLessThan(5);
  });

  it('of all kinds uses every printable ASCII character but the space, equally often, in every place', async () => {
    const { tokens } = await draw({ symbols: true, length: 32, count: 2000 });
    const ascii = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
    expect([...new Set(tokens.join(''))].sort()).toEqual(ascii.sort());
    for (const place of [0, 15, 31])
      expect(
        deviationAmong(
          94,
          tokens.map((token) => token[place]),
        ),
      ).toBeLessThan(5);
    expect(deviationAmong(94, tokens.join(''))).toBeLessThan(5);
  });

  it('of a custom alphabet counts a repeated character once', async () => {
    const { tokens, facts } = await draw({ customAlphabet: 'aaab', length: 512, count: 40 });
    expect(facts).toMatchObject({ Entropy: '512.0 bits', Alphabet: '2 characters' });
    expect(deviationAmong(2, tokens.join(''))).toBeLessThan(5);
  });

  it('keeps whole what is one character to the eye', async () => {
    const family = '👩‍👩‍👧';
    const { tokens, facts } = await draw({ customAlphabet: `${family}é`, length: 20 });
    expect(facts.Alphabet).toBe('2 characters');
    expect(tokens[0]!.replaceAll(family, '').replaceAll('é', '')).toBe('');
  });

  it('of one character says that it can be guessed', async () => {
    const { tokens, facts, notes } = await draw({ customAlphabet: 'zzz', length: 3 });
    expect(tokens).toEqual(['zzz']);
    expect(facts.Entropy).toBe('0.0 bits');
    expect(notes).toHaveLength(1);
  });

  it('needs an alphabet', async () => {
    await expect(draw(NONE)).rejects.toThrow('Choose at least one kind of character');
  });

  it('has the limits of the page', () => {
    expect(readOption(tool.options.length, 512)).toBe(512);
    expect(() => readOption(tool.options.length, 513)).toThrow('Length must be from 1 to 512');
    expect(() => readOption(tool.options.length, 0)).toThrow('Length must be from 1 to 512');
  });
});

describe('a passphrase', () => {
  it('has six words of the list and 66 bits', async () => {
    const { tokens, facts } = await draw({ mode: 'passphrase', separator: 'space' });
    expect(facts.Entropy).toBe('66.0 bits');
    const words = tokens[0]!.split(' ');
    expect(words).toHaveLength(6);
    for (const word of words) expect(wordlist).toContain(word);
  });

  it('draws every word of the list, equally often', async () => {
    const { tokens } = await draw({ mode: 'passphrase', words: 24, count: 2000 });
    const words = tokens.flatMap((token) => token.split('-'));
    expect(new Set(words).size).toBe(2048);
    expect(deviationAmong(2048, words)).toBeLessThan(5);
  });

  it('is joined and written as asked', async () => {
    expect((await draw({ mode: 'passphrase', words: 3, separator: 'none', capitalize: true })).tokens[0]).toMatch(
      /^([A-Z][a-z]+){3}$/,
    );
    expect((await draw({ mode: 'passphrase', words: 2, separator: 'dot' })).tokens[0]).toMatch(/^[a-z]+\.[a-z]+$/);
  });
});
