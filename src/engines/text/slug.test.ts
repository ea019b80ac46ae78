import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify, toLatin } from './slug';

describe('toLatin', () => {
  // Names as their countries write them abroad: ELOT 743 / ISO 843, BGN/PCGN, the Ukrainian resolution of 2010.
  it.each([
    ['αθήνα', 'athina'],
    ['θεσσαλονίκη', 'thessaloniki'],
    ['ευβοια', 'evvoia'],
    ['ευχαριστώ', 'efcharisto'],
    ['ναύπλιο', 'nafplio'],
    ['άγγελος', 'angelos'],
    ['μπαμπης', 'bampis'],
    ['ουρανός', 'ouranos'],
    ['μάιος', 'maios'],
    ['москва', 'moskva'],
    ['хрущёв', 'khrushchyov'],
    ['чайковский', 'chaykovskiy'],
    ['щука объявление', 'shchuka obyavlenie'],
    ['їжак', 'yizhak'],
    ['љубљана', 'ljubljana'],
    ['ѝ ѐ ӂ замо́к', 'i e zh zamok'],
    ['straße', 'strasse'],
    ['łódź', 'lodz'],
    ['smørrebrød', 'smorrebrod'],
    ['þórður', 'thordur'],
    ['ﬁancée', 'fiancee'],
    ['tiếng việt', 'tieng viet'],
    ['が', 'が'],
    ['हिन्दी', 'हिन्दी'],
    ['한국어', '한국어'],
  ])('%j is %j', (text, latin) => expect(toLatin(text)).toBe(latin));

  it('takes away exactly the marks that Unicode takes apart, for every letter of Latin-1 and Extended-A', () => {
    for (let code = 0xc0; code < 0x180; code++) {
      const [base = '', ...marks] = String.fromCodePoint(code).toLowerCase().normalize('NFD');
      if (marks.length > 0) expect(toLatin(String.fromCodePoint(code).toLowerCase())).toBe(base);
    }
  });
});

describe('slugify', () => {
  it.each([
    ['Hello, World!', 'hello-world'],
    ["  Don't   panic – it's O.K. ", 'dont-panic-its-ok'],
    ['AC/DC: Back_in (Black)', 'ac-dc-back-in-black'],
    ['Pi is 3.14, or ½?', 'pi-is-3-14-or-1-2'],
    ['İSTANBUL ÇAĞRISI', 'istanbul-cagrisi'],
    ['東京 タワー', '東京-タワー'],
    ['I ♥ Node.js & R&D 🎉', 'i-nodejs-rd'],
    ['--a--', 'a'],
    ['🎉 !', ''],
  ])('%j is %j', (text, slug) => expect(slugify(text)).toBe(slug));

  it('keeps accents where asked, in one form', () => {
    expect(slugify('Cafe\u0301 Привет', { removeAccents: false })).toBe('café-привет');
  });

  it('leaves stop words out, but not all there is', () => {
    expect(slugify('The Lord of the Rings and a Hobbit', { removeStopWords: true })).toBe('lord-of-rings-hobbit');
    expect(slugify('To the And', { removeStopWords: true })).toBe('to-the-and');
  });

  it('joins prefix and suffix by the separator, and counts them', () => {
    const options = { separator: '_', prefix: 'My Blog', suffix: '2026' };
    expect(slugify('Hello World', options)).toBe('my_blog_hello_world_2026');
    expect(slugify('Hello World', { ...options, maxLength: 20 })).toBe('my_blog_hello_2026');
    expect(slugify('Hello World', { ...options, maxLength: 16 })).toBe('my_blog_hel_2026');
    expect(() => slugify('Hello', { ...options, maxLength: 13 })).toThrow('Max Length leaves no room');
  });

  it('stays what it is when done again, for every letter of the scripts it reads', () => {
    for (let code = 0; code < 0x2200; code++) {
      const slug = slugify(`a${String.fromCodePoint(code)}b`);
      expect(slugify(slug)).toBe(slug);
    }
  });

  it('is never longer than asked, never ends in a separator, and stays what it is when done again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom('-', '_', '.'),
        (text, maxLength, separator) => {
          const slug = slugify(text, { maxLength, separator });
          if (maxLength > 0) expect([...new Intl.Segmenter().segment(slug)].length).toBeLessThanOrEqual(maxLength);
          expect(slug.startsWith(separator) || slug.endsWith(separator)).toBe(false);
          if (separator === '-') expect(slugify(slug)).toBe(slug);
        },
      ),
    );
  });
});
