import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { runNow } from '@/kit/testing/run-tool';
import { compose } from './compose';
import tool from './tool';
import { THEMES } from './words';

const random = seededRandom('lorem');
const run = (options = {}) => runNow(tool, undefined, options, { random }).value;

describe('lorem ipsum', () => {
  it('has a hundred different words or more in every theme', () => {
    for (const words of Object.values(THEMES)) {
      expect(new Set(words).size).toBeGreaterThanOrEqual(100);
      for (const word of words) expect(word).toMatch(/^[a-z]+$/);
    }
  });

  it.each([1, 4, 10])('gives %i of each', (count) => {
    expect(run({ type: 'words', count }).split(' ')).toHaveLength(count);
    expect(run({ type: 'sentences', count }).match(/[A-Z][^.]*\./g)).toHaveLength(count);
    expect(run({ type: 'paragraphs', count }).split('\n\n')).toHaveLength(count);
  });

  it('draws its words evenly, and none twice in a row', () => {
    const words = THEMES.tech;
    const drawn = compose(words, 'words', 100_000, seededRandom('even'))[0]!.split(' ');
    expect(drawn.some((word, at) => word === drawn[at + 1])).toBe(false);
    expect(deviationAmong(words.length, drawn)).toBeLessThan(5);
  });

  it('uses words of one’s own, and escapes them in markup', () => {
    expect(run({ type: 'words', count: 3, customWords: 'x x, x' })).toBe('x x x');
    expect(run({ type: 'words', count: 3, customWords: 'a&b' })).toBe('a&b a&b a&b');
    expect(run({ type: 'words', count: 2, customWords: '<b>', htmlMarkup: true })).toBe('<p>&lt;b&gt; &lt;b&gt;</p>');
    expect(run({ type: 'paragraphs', count: 2, htmlMarkup: true })).toMatch(/^<p>[^<]+<\/p>\n<p>[^<]+<\/p>$/);
  });

  it('keeps to ten on the page', () =>
    expect(() => readOption(tool.options.count, 11)).toThrow('Count must be from 1 to 10'));
});
