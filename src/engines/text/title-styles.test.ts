import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type TitleStyle, toTitle } from './title-styles';

describe('titles', () => {
  // The cases of Python's titlecase, commit 42f43e2, which follows the manual of the New York Times.
  const cases = JSON.parse(readFileSync(new URL('fixtures/titlecase.json', import.meta.url), 'utf8')) as readonly {
    from: string;
    to: string;
  }[];
  // It knows how some names are written, and takes words without vowels for initials.
  const GUESSED = /\bmc|\bl'gran|cnn|Mss/i;

  it('as the New York Times writes them', () => {
    expect(cases.length).toBe(73);
    const others = cases.filter(({ from }) => !GUESSED.test(from));
    expect(others.length).toBeGreaterThan(60);
    for (const { from, to } of others) expect(toTitle(from, 'nyt')).toBe(to);
  });

  // Each rule as its manual states it: AP Stylebook, APA 7 § 6.17, Chicago 18 § 8.160, MLA 9 § 2.90.
  it.each<[TitleStyle, string, string]>([
    ['ap', 'what to do with a book from the sky', 'What to Do With a Book From the Sky'],
    [
      'apa',
      'train your mind for peak performance: a science-based approach for achieving your goals',
      'Train Your Mind for Peak Performance: A Science-Based Approach for Achieving Your Goals',
    ],
    [
      'apa',
      'turning frowns (and smiles) upside down: a multilevel examination of surface acting',
      'Turning Frowns (and Smiles) Upside Down: A Multilevel Examination of Surface Acting',
    ],
    ['apa', 'the world we live in', 'The World We Live in'],
    // "Always capitalize the first element" of a compound: Chicago 18 § 8.162, and the examples of the others.
    ['chicago', 'the case of on-site and up-to-date tests', 'The Case of On-Site and Up-to-Date Tests'],
    ['ap', 'fix an off-by-one error', 'Fix an Off-by-One Error'],
    ['chicago', 'the world we live in', 'The World We Live In'],
    ['chicago', 'a walk between the trees with a friend', 'A Walk Between the Trees with a Friend'],
    ['mla', 'a walk between the trees with a friend', 'A Walk between the Trees with a Friend'],
    ['nyt', 'a walk between the trees with a friend', 'A Walk Between the Trees With a Friend'],
  ])('%s: %s', (style, from, to) => expect(toTitle(from, style)).toBe(to));

  it('keeps names with capitals inside, lines and addresses', () => {
    expect(toTitle('the iPhone of NASA\nsee example.com and a.b@example.com', 'chicago')).toBe(
      'The iPhone of NASA\nSee example.com and a.b@example.com',
    );
    expect(toTitle('', 'ap')).toBe('');
  });

  it('takes its time with no text', () => {
    for (const text of ['a '.repeat(50_000), 'a.'.repeat(50_000), "o'".repeat(50_000), '(a)'.repeat(30_000)]) {
      const start = performance.now();
      toTitle(text, 'nyt');
      expect(performance.now() - start).toBeLessThan(5000);
    }
  });
});
