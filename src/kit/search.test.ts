import { describe, expect, it } from 'vitest';
import { searchTools, stem } from './search';

const files = import.meta.glob<readonly string[]>('../tools/*/*/search.examples.ts', {
  eager: true,
  import: 'default',
});
const typedFor = Object.entries(files).flatMap(([path, words]) =>
  words.map((typed) => [typed, path.split('/').at(-2)!]),
);

/** What people type, and the tool that must stand first; where several tools name the same words, either of them. */
const WANTED = [...new Set(typedFor.map(([typed]) => typed!))].map((typed): readonly [string, ...string[]] => [
  typed,
  ...typedFor.flatMap(([other, slug]) => (other === typed ? slug! : [])),
]);

const NOTHING = { hits: [], nearest: [], isAbsent: false };

describe('searching the catalogue', () => {
  it('has enough to say', () => expect(WANTED.length).toBeGreaterThanOrEqual(150));

  it.each(WANTED)('“%s” finds it first', (typed, ...wanted) => {
    const [first] = searchTools(typed).hits;
    expect(wanted).toContain(first?.slug);
  });

  it.each([
    ['shrink css', 'css-minifier'],
    ['shrink javascript', 'javascript-minifier'],
    ['minify javascript code', 'javascript-minifier'],
    ['how strong is my password', 'password-analyzer'],
    ['timer 5 min', 'countdown-timer'],
    ['convert toml to yaml', 'toml-converter'],
    ['format this json file nicely', 'json-formatter'],
    ['lbs to kg', 'unit-converter'],
    ['decode the jwt eyJhbGciOiJub25lIn0.eyJhIjoxfQ.', 'jwt-parser'],
    ['subnet of 10.1.2.3/19', 'ipv4-subnet'],
    ['color contrast #fff #777', 'color-contrast-checker'],
    ['url encode a b&c', 'url-encoder-decoder'],
    ['timestamp for 2024-01-01', 'unix-timestamp-converter'],
    ['qr https://example.com', 'qr-generator'],
    ['regex for email', 'regex-tester'],
  ])('“%s” finds it first, whatever else stands in the question', (typed, wanted) => {
    expect(searchTools(typed).hits[0]?.slug).toBe(wanted);
  });

  it.each([
    'rot13',
    'encode text in rot13',
    'morse',
    'translate to morse code',
    'pdf to word',
    'resize image',
    'spell check',
    'check spelling',
    'minify svg',
    'SVG minifier',
    'compress an image',
    'shrink image',
    'compress video',
    'svg to png',
    'convert heic to jpg',
    'remove background',
    'what is my ip',
    'ip address location',
    'base32 decode',
    'internet speed test',
  ])('lists nothing for “%s”, and knows that no tool does it', (typed) =>
    expect(searchTools(typed)).toEqual({ ...NOTHING, isAbsent: true }),
  );

  it.each([
    ['image to base64', 'base64-string'],
    ['svg placeholder', 'svg-placeholder'],
    ['image colors', 'image-color-extractor'],
    ['compress json', 'json-minifier'],
    ['minify html', 'html-minifier'],
    ['html editor', 'html-viewer'],
    ['compress text', 'gzip'],
  ])('“%s” is no such thing', (typed, wanted) => {
    const { hits, isAbsent } = searchTools(typed);
    expect(isAbsent).toBe(false);
    expect(hits.map(({ slug }) => slug)).toContain(wanted);
  });

  it('says of what is near that it is the closest, not that there is nothing', () => {
    const { hits, nearest, isAbsent } = searchTools('text to speech');
    expect([hits.length, nearest.length > 0, isAbsent]).toEqual([0, true, false]);
  });

  it('takes numbers and sums for values, not for names', () => {
    expect(searchTools('5+7*3')).toEqual(NOTHING);
    expect(searchTools('1700000000')).toEqual(NOTHING);
    expect(searchTools('12')).toEqual(NOTHING);
    expect(searchTools('100 f').hits.map(({ slug }) => slug)).not.toContain('random-number');
    expect(searchTools('404').hits[0]?.slug).toBe('http-status');
    expect(searchTools('sha 256').hits[0]?.slug).toBe('hash-text');
    expect(searchTools('base 64 decode').hits[0]?.slug).toBe('base64-string');
    expect(searchTools('12 words').hits[0]?.slug).toBe('bip39-generator');
  });

  it.each(['caesar', 'text to speech', 'pdf to word', 'weather', 'chess', 'mp3 cutter', 'zzzz'])(
    'says that “%s” is not here',
    (typed) => {
      expect(searchTools(typed).hits.map(({ slug }) => slug)).toEqual([]);
    },
  );

  it('gives what is nearest where nothing fits every word', () => {
    expect(searchTools('text to speech').nearest.length).toBeGreaterThan(0);
    expect(searchTools('zzzz').nearest).toEqual([]);
  });

  it('finds nothing unrelated behind what was meant', () => {
    const named = searchTools('docker').hits.filter(
      ({ name, description, keywords }) => !`${name} ${description} ${keywords}`.toLowerCase().includes('docker'),
    );
    expect(named).toEqual([]);
  });

  it('finds nothing for nothing', () => expect(searchTools('  ')).toEqual(NOTHING));

  it('takes forms of a word for one', () => {
    for (const forms of [
      ['decode', 'decoder', 'decoding', 'decoded', 'decodes'],
      ['generate', 'generator', 'generating', 'generators', 'generation'],
      ['format', 'formatter', 'formatting', 'formatted', 'formats'],
      ['beautify', 'beautifier'],
      ['colour', 'color', 'colors', 'colours'],
    ])
      expect(new Set(forms.map(stem)).size, forms.join()).toBe(1);
  });
});
