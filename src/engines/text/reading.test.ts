import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureSms, weighPost } from './limits';
import { countPhrases } from './phrases';
import { countSyllables, readingLevels } from './reading';

const read = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');

describe('syllables', () => {
  // Of the words of the CMU Pronouncing Dictionary those that are on the list of easy words of Dale and Chall, or in the texts of this
  // project: one line for each number of spoken vowels.
  const words = read('cmudict.txt')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [count, ...rest] = line.split(' ');
      return rest.map((word) => ({ word, count: Number(count) }));
    });

  it('are right for 19 in 20 of 4,591 words, and their sum to one in a hundred', () => {
    expect(words.length).toBe(4591);
    const right = words.filter(({ word, count }) => countSyllables(word) === count).length;
    expect(right / words.length).toBeGreaterThan(0.95);
    const sum = words.reduce((all, { count }) => all + count, 0);
    expect(words.reduce((all, { word }) => all + countSyllables(word), 0) / sum).toBeCloseTo(1, 1.7);
  });
});

// Texts and results of the tests of Python's textstat, commit dadf3d2. It cuts words at spaces alone and asks a dictionary for syllables.
describe('the formulas', () => {
  const texts = JSON.parse(read('textstat.json')) as readonly Record<string, number | string>[];
  it.each(texts.map((one) => [String(one.text).trim().slice(0, 40), one] as const))(
    'agree with textstat on %s…',
    (_, one) => {
      const levels = readingLevels(String(one.text))!;
      expect(Math.abs(levels.ease - Number(one.ease))).toBeLessThan(8);
      for (const name of ['fleschKincaid', 'fog', 'smog', 'colemanLiau', 'automated'] as const)
        expect(Math.abs(levels[name] - Number(one[name])), name).toBeLessThan(2.1);
    },
  );

  it('say nothing of no words', () => expect(readingLevels(' … ')).toBeUndefined());
});

// WeightedTweets… of the conformance suite of twitter-text, commit 30e2430.
describe('posts', () => {
  const cases = JSON.parse(read('twitter-text.json')) as readonly {
    description: string;
    text: string;
    weight: number;
  }[];
  it.each(cases)('$description', ({ text, weight }) => expect(weighPost(text)).toBe(weight));
});

describe('text messages', () => {
  // 3GPP TS 23.038: 160 signs of seven bits or 70 of sixteen, and six bytes less in each of several.
  it.each([
    ['', 0, 160],
    ['a'.repeat(160), 1, 160],
    ['a'.repeat(161), 2, 306],
    ['€'.repeat(80), 1, 160],
    ['€'.repeat(81), 2, 306],
    // The 153rd sign would be half of it.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3, 459],
    ['я'.repeat(70), 1, 70],
    ['я'.repeat(71), 2, 134],
    [`${'я'.repeat(66)}🙂${'я'.repeat(66)}`, 3, 201],
  ])('%# of 9', (text, parts, room) => expect(measureSms(text)).toMatchObject({ parts, room }));

  it('name what makes them Unicode', () => {
    expect(measureSms('Preis: 5 € – „gut“').forcing).toEqual(['–', '„', '“']);
    expect(measureSms('{naïve}').forcing).toEqual(['ï']);
  });
});

describe('phrases', () => {
  const text = 'It was the best of times, it was the worst of times. State of mind; a state of mind!';
  it('are counted within a clause', () => {
    expect(countPhrases(text, 3, false)[0]).toMatchObject({ phrase: 'it was the', count: 2 });
    expect(countPhrases(text, 3, false).map(({ phrase }) => phrase)).not.toContain('of times it');
  });
  it('without stop words may hold one in their middle', () => {
    expect(countPhrases(text, 3, true)).toEqual([
      { phrase: 'state of mind', count: 2, share: 2 / 11 },
      { phrase: 'best of times', count: 1, share: 1 / 11 },
      { phrase: 'worst of times', count: 1, share: 1 / 11 },
    ]);
    expect(countPhrases(text, 1, true)[0]).toMatchObject({ count: 2 });
    expect(countPhrases('A 7 and the', 1, true)).toEqual([]);
  });
});
