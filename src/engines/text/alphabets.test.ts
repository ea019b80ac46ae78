import { describe, expect, it } from 'vitest';
import { ALPHABETS, capitalOf } from './alphabets';

/** As many as dictionaries and schoolbooks count. */
const SIZES = {
  arabic: 28,
  danish: 29,
  german: 30,
  greek: 24,
  hebrew: 22,
  hiragana: 46,
  polish: 32,
  russian: 33,
  spanish: 27,
  swedish: 29,
  turkish: 29,
  ukrainian: 33,
};

describe.each(Object.entries(ALPHABETS))('the %s alphabet', (name, { language, letters, vowels }) => {
  const all = [...letters];
  it('has all its letters once, in the order of ICU', () => {
    expect(new Set(all).size).toBe(SIZES[name as keyof typeof SIZES]);
    expect([...all].sort(new Intl.Collator(language).compare)).toEqual(all);
    expect(all.filter((letter) => vowels.includes(letter)).join('')).toBe(vowels);
  });
  it('has a capital of one letter for each, or none at all', () => {
    const capitals = all.map((letter) => capitalOf(letter, language));
    expect(new Set(capitals).size).toBe(all.length);
    for (const capital of capitals) expect([...capital]).toHaveLength(1);
    expect(capitals.map((letter) => letter.toLocaleLowerCase(language))).toEqual(all);
  });
});
