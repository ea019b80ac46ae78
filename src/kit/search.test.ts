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
  ])('“%s” finds it first, whatever else stands in the question', (typed, wanted) => {
    expect(searchTools(typed).hits[0]?.slug).toBe(wanted);
  });

  it.each(['rot13', 'encode text in rot13', 'morse', 'translate to morse code', 'pdf to word', 'resize image'])(
    'lists nothing for “%s”, which no tool does',
    (typed) => expect(searchTools(typed)).toEqual({ hits: [], nearest: [] }),
  );

  it('takes numbers and sums for values, not for names', () => {
    expect(searchTools('5+7*3')).toEqual({ hits: [], nearest: [] });
    expect(searchTools('1700000000')).toEqual({ hits: [], nearest: [] });
    expect(searchTools('404').hits[0]?.slug).toBe('http-status');
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

  it('finds nothing for nothing', () => expect(searchTools('  ')).toEqual({ hits: [], nearest: [] }));

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
