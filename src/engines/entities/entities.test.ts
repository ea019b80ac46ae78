import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { decodeEntities, type EntityForm, type EntityScope, encodeEntities, encodeNumeric } from '.';
import { decodeNamedCharacterReference } from './named';
import { HTML4_NAMES, LEGACY, NAMES, SOUPS } from './python.fixture';

/** What a parser makes of it in its place. */
const inText = (html: string) => {
  const [node] = parseFragment(`<p>${html}`).childNodes;
  return (node as { childNodes: { value?: string }[] }).childNodes.map(({ value = '' }) => value).join('');
};
const inAttribute = (html: string) => {
  const [node] = parseFragment(`<p title="${html}">`).childNodes;
  return (node as { attrs: { value: string }[] }).attrs[0]!.value;
};

describe('decoding', () => {
  it('knows the whole table', () => {
    const names = Object.entries(NAMES);
    expect(names).toHaveLength(2125);
    const decoded = decodeEntities(names.map(([name]) => `&${name};`).join('\0')).text.split('\0');
    expect(decoded).toEqual(names.map(([, character]) => character));
  });

  it('reads one name as parsers of Markdown ask for it', () => {
    for (const [name, character] of Object.entries(NAMES)) expect(decodeNamedCharacterReference(name)).toBe(character);
    for (const name of ['', 'nosuch', 'ampx', 'AMp', '__proto__'])
      expect(decodeNamedCharacterReference(name)).toBe(false);
  });

  it('reads the old names without a semicolon, and no others', () => {
    for (const name of LEGACY) expect(decodeEntities(`&${name}`).text, name).toBe(NAMES[name]);
    expect(decodeEntities('&hellip &rarr').text).toBe('&hellip &rarr');
  });

  it.each([
    '&notit;',
    '&notin;',
    '&ampamp;',
    'a&copy=1',
    'a&copyx',
    '&AMP',
    '&amp;lt;',
    '&',
    '&;',
    '&#;',
    '&#x;',
    '&x',
    '& amp;',
  ])('reads the ambiguous %s as browsers do in text and in attributes', (html) => {
    expect(decodeEntities(html).text).toBe(inText(html));
    expect(decodeEntities(html, 'attribute').text).toBe(inAttribute(html));
  });

  it('reads numbers as browsers do, those of Windows-1252 too', () => {
    for (const number of [
      0, 1, 9, 10, 13, 32, 65, 128, 130, 150, 159, 160, 0xd800, 0xdfff, 0xfdd0, 0xffff, 0x1f600, 0x10ffff, 0x110000,
      1e12,
    ])
      for (const html of [`&#${number};`, `&#x${number.toString(16)};`, `&#X${number.toString(16).toUpperCase()}`])
        expect(decodeEntities(html).text, html).toBe(inText(html));
  });

  it('agrees with another decoder on any soup of references', () => {
    for (const [soup, text] of SOUPS) expect(decodeEntities(soup).text, soup).toBe(text);
  });

  it('tells what is no reference, once each', () => {
    expect(decodeEntities('&foo; &foo; &bar; &amp; &#0; &#x110000; &#65533;')).toMatchObject({
      unknown: ['&foo;', '&bar;'],
      replaced: ['&#0;', '&#x110000;'],
    });
  });
});

describe('encoding', () => {
  it('gives characters the names that HTML 4 gave them', () => {
    expect(HTML4_NAMES).toHaveLength(252);
    for (const name of HTML4_NAMES)
      expect(encodeEntities(NAMES[name]!, { form: 'named', scope: 'all' })).toBe(`&${name};`);
    expect(encodeEntities('Å ± ÷ ½ Ω …', { form: 'named', scope: 'non-ascii' })).toBe(
      '&Aring; &plusmn; &divide; &frac12; &Omega; &hellip;',
    );
  });

  it('is undone by decoding, whatever the form and the scope', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom<EntityForm>('named', 'decimal', 'hex'),
        fc.constantFrom<EntityScope>('special', 'non-ascii', 'all'),
        (text, form, scope) => {
          const encoded = encodeEntities(text, { form, scope });
          expect(decodeEntities(encoded).text).toBe(text);
          expect(decodeEntities(encoded, 'attribute').text).toBe(text);
          expect(encoded.replace(/&[#\w]+;/g, '')).not.toMatch(/[&<>"']/);
        },
      ),
      { numRuns: runs(500) },
    );
    expect(decodeEntities(encodeNumeric('<a>&é漢🙂\u{9999}\u{999a}')).text).toBe('<a>&é漢🙂\u{9999}\u{999a}');
  });

  it('leaves nothing but ASCII where that is asked for', () => {
    const encoded = encodeEntities('é漢🙂 𝔄 ≂̸', { form: 'named', scope: 'non-ascii' });
    expect(encoded).toBe('&eacute;&#28450;&#128578; &Afr; &esim;&#824;');
  });

  it('keeps references that mean something, on request', () => {
    const options = { form: 'named', scope: 'special', keepEntities: true } as const;
    expect(encodeEntities('&amp; &lt; & &foo; &#65; <', options)).toBe('&amp; &lt; &amp; &amp;foo; &#65; &lt;');
  });

  it('takes the range of the numeric form to the letter', () => {
    expect(encodeNumeric('\u009f\u00a0\u9999\u999a<>&"\'🙂')).toBe('\u009f&#160;&#39321;\u999a&#60;&#62;&#38;"\'🙂');
  });
});
