import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { runNow, runTool } from '@/kit/testing/run-tool';
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

  it('uses your own words, and escapes them in markup', () => {
    expect(run({ type: 'words', count: 3, customWords: 'x x, x' })).toBe('x x x');
    expect(run({ type: 'words', count: 3, customWords: 'a&b' })).toBe('a&b a&b a&b');
    expect(run({ type: 'words', count: 2, customWords: '<b>', htmlMarkup: true })).toBe('<p>&lt;b&gt; &lt;b&gt;</p>');
    expect(run({ type: 'paragraphs', count: 2, htmlMarkup: true })).toMatch(/^<p>[^<]+<\/p>\n<p>[^<]+<\/p>$/);
  });

  it('keeps to ten on the page', () =>
    expect(() => readOption(tool.options.count, 11)).toThrow('Count must be from 1 to 10'));

  it('starts with the words everybody knows, and stays as long', () => {
    for (const theme of ['default', 'food'] as const) {
      expect(run({ type: 'words', count: 7, theme, startWithLorem: true })).toMatch(
        /^lorem ipsum dolor sit amet \w+ \w+$/,
      );
      expect(run({ type: 'words', count: 3, theme, startWithLorem: true })).toBe('lorem ipsum dolor');
      const text = run({ type: 'paragraphs', count: 2, theme, startWithLorem: true });
      expect(text).toMatch(/^Lorem ipsum dolor sit amet, [a-z]+/);
      expect(text.split('Lorem ipsum dolor sit amet')).toHaveLength(2);
      expect(text).not.toMatch(/,,|, [a-z]+,/);
    }
  });

  it('lays paragraphs out under headings, with lists behind every second one', () => {
    const html = run({ count: 3, headings: true, lists: true, htmlMarkup: true });
    expect(html.match(/<(h2|p|ul)>/g)).toEqual(['<h2>', '<p>', '<ul>', '<h2>', '<p>', '<h2>', '<p>', '<ul>']);
    expect(html).toMatch(/<ul>\n( {2}<li>[A-Z][^<]+<\/li>\n){3,6}<\/ul>/);
    const text = run({ count: 1, lists: true });
    expect(text).toMatch(/\.\n\n(- [A-Z][a-z ]+\n?){3,6}$/);
    expect(run({ type: 'words', count: 2, headings: true, lists: true })).toMatch(/^\w+ \w+$/);
  });

  it('gives up to a thousand, and exactly that many bytes', () => {
    expect(run({ type: 'words', count: 3, amount: 1000 }).split(' ')).toHaveLength(1000);
    expect(run({ type: 'paragraphs', amount: 1000 }).split('\n\n')).toHaveLength(1000);
    for (let bytes = 1; bytes < 300; bytes += 7)
      for (const customWords of ['', 'é漢 🙂🙂 ß', 'x'.repeat(500)]) {
        const text = run({ type: 'bytes', bytes, customWords, startWithLorem: bytes % 2 === 0 });
        expect(Buffer.byteLength(text)).toBe(bytes);
        expect(text).toMatch(/\.$/);
        expect(text).not.toContain('\ufffd');
      }
  });

  it('puts a link into every paragraph, and only into markup', () => {
    const html = run({
      type: 'paragraphs',
      amount: 30,
      htmlMarkup: true,
      links: true,
      headings: true,
      customWords: 'a<b, c&d',
    });
    for (const paragraph of html.match(/<p>.*<\/p>/g)!)
      expect(paragraph).toMatch(/^<p>[^<]+ <a href="#">[^<>]*[^<>,. ]<\/a>[ ,.][^<]*<\/p>$/);
    expect(html.match(/<p>/g)).toHaveLength(30);
    expect(run({ type: 'paragraphs', links: true })).not.toContain('<');
    expect(run({ type: 'words', htmlMarkup: true, links: true })).not.toContain('<a');
  });

  it('gives the same text for the same seed', async () => {
    const seeded = async (seed: string) => (await runTool(tool, undefined, { seed })).value;
    expect(await seeded('a')).toBe(await seeded('a'));
    expect(await seeded('a')).not.toBe(await seeded('b'));
  });
});
