import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import type { Settings } from './action';
import { ACTIONS, type ActionName } from './actions';
import { SETTINGS } from './settings';

const settings: Settings = { ...initialValues(SETTINGS), width: 20 };
const apply = (name: ActionName, text: string, changes: Partial<Settings> = {}) =>
  ACTIONS[name].apply(text, { ...settings, ...changes });

describe('formatting text', () => {
  it('has every action of the catalogue', () => expect(Object.keys(ACTIONS).length).toBeGreaterThanOrEqual(31));

  it.each<[ActionName, string, string, Partial<Settings>?]>([
    ['titleCase', 'the quick fox', 'The Quick Fox'],
    ['sentenceCase', 'HELLO THERE. HOW ARE YOU?', 'Hello there. How are you?'],
    ['removeWhitespace', ' a b\n\tc ', 'abc'],
    ['trim', '  a \n\tb', 'a\nb'],
    ['addLineBreaks', 'One. Two? “Three!” Four', 'One.\nTwo?\n“Three!”\nFour'],
    ['removeLineBreaks', 'a\nb \n\n c\nd', 'a b\n\nc d'],
    ['findReplace', 'a.b.c', 'a-b-c', { find: '.', replace: '-' }],
    ['findReplace', 'abc', 'abc', { find: '' }],
    ['findReplace', 'cost', '$&', { find: 'cost', replace: '$&' }],
    ['findReplace', 'e\u0301e 👩‍👩‍👧👩', 'e\u0301x 👩‍👩‍👧👩', { find: 'e', replace: 'x' }],
    ['findReplace', '👩‍👩‍👧👩', '👩‍👩‍👧x', { find: '👩', replace: 'x' }],
    ['removeDuplicates', 'a\nb\na', 'a\nb'],
    ['sortLines', 'b\na10\na2', 'a2\na10\nb'],
    ['reverseLines', 'a\nb', 'b\na'],
    ['reverseWords', 'one two  three', 'three  two one'],
    ['reverseCharacters', 'a👩‍👩‍👧e\u0301', 'e\u0301👩‍👩‍👧a'],
    ['addPrefix', 'a\nb', '> a\n> b', { prefix: '> ' }],
    ['addSuffix', 'a\nb', 'a;\nb;', { suffix: ';' }],
    ['removeStopWords', 'The cat and the dog, on A mat', 'cat dog, mat'],
    ['removeStopWords', 'Turn it on. Then  go.', 'Turn it. Then  go.'],
    ['removeStopWords', '  "The end" (to) go on', '  "end" go'],
    ['removeStopWords', 'To: A4 paper, and/or', 'A4 paper, and/or'],
    ['wrapCharacters', 'a\nb', '*a*\n*b*', { wrapWith: '*' }],
    ['extractEmails', 'to a.b+c@example.co.uk, and a.b+c@example.co.uk; not @x or x@', 'a.b+c@example.co.uk'],
    [
      'extractUrls',
      'see https://a.example/x?y=1. (http://b.example/z) or https://c.example/(d)',
      'https://a.example/x?y=1\nhttp://b.example/z\nhttps://c.example/(d)',
    ],
    [
      'extractEmails',
      "jörg@example.de o'brien@example.com a%b@x.org 'c@y.org', **d@z.org** jo\u0308rg@bücher.example e@x.xn--p1ai '@q.org",
      "jörg@example.de\no'brien@example.com\na%b@x.org\nc@y.org\nd@z.org\njo\u0308rg@bücher.example\ne@x.xn--p1ai",
    ],
    [
      'extractUrls',
      "(see https://en.wikipedia.org/wiki/Foo_(bar)) (See https://x.com.) [https://y.com] *https://z.com* 'https://q.com/d'Or'",
      "https://en.wikipedia.org/wiki/Foo_(bar)\nhttps://x.com\nhttps://y.com\nhttps://z.com\nhttps://q.com/d'Or",
    ],
    ['extractUrls', '[https://a.example](https://b.example/[c]).', 'https://a.example\nhttps://b.example/[c]'],
    ['alignLeft', '  a\n b', 'a\nb'],
    ['alignRight', 'a\nbb', '    a\n   bb', { width: 5 }],
    ['alignCenter', 'a\nbbb', '  a\n bbb', { width: 5 }],
    ['indent', 'a\n\nb', '    a\n\n    b'],
    ['unindent', '    a\n\tb\n  c\nd', 'a\nb\nc\nd'],
    ['addBullets', 'a\n\nb', '• a\n\n• b'],
    ['removeBullets', '• a\n  - b\n* c', 'a\n  b\nc'],
    ['addNumbering', 'a\n\nb', '1. a\n\n2. b'],
    ['wordWrap', 'the quick brown fox', 'the quick\nbrown fox', { width: 9 }],
    ['wordWrap', '    if  (a)\none two three', '    if  (a)\none two\nthree', { width: 11 }],
    ['clearFormatting', '  1. a   b\n• c\n - d', 'a b\nc\nd'],
  ])('%s of %j', (name, text, expected, changes) => expect(apply(name, text, changes)).toBe(expected));

  it('extracts from long runs of punctuation in time', () => {
    const run = "')*".repeat(100_000);
    expect(apply('extractUrls', `https://a.example/${run}`)).toBe('https://a.example/');
    expect(apply('extractEmails', run)).toBe('');
    expect(apply('removeStopWords', run)).toBe(run);
  });

  it('justifies every line but the last of a paragraph to the width', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(words, (list) => {
        const lines = String(apply('justify', list.join(' '))).split('\n');
        for (const line of lines.slice(0, -1)) if (line.includes(' ')) expect(line).toHaveLength(20);
        expect(lines.join(' ').split(/\s+/)).toEqual(list);
      }),
    );
  });

  it('wraps without losing a word, and never beyond the width but for a longer word', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        const lines = String(apply('wordWrap', text, { width })).split('\n');
        expect(lines.join(' ')).toBe(text);
        for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
