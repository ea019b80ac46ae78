import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type ActionName, type Settings } from './actions';

const settings: Settings = { find: '', replace: '', prefix: '', suffix: '', wrapWith: '"', width: 20 };
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
    ['removeDuplicates', 'a\nb\na', 'a\nb'],
    ['sortLines', 'b\na10\na2', 'a2\na10\nb'],
    ['reverseLines', 'a\nb', 'b\na'],
    ['reverseWords', 'one two  three', 'three  two one'],
    ['reverseCharacters', 'a👩‍👩‍👧e\u0301', 'e\u0301👩‍👩‍👧a'],
    ['addPrefix', 'a\nb', '> a\n> b', { prefix: '> ' }],
    ['addSuffix', 'a\nb', 'a;\nb;', { suffix: ';' }],
    ['removeStopWords', 'The cat and the dog, on A mat', 'cat dog, mat'],
    ['wrapCharacters', 'a\nb', '*a*\n*b*', { wrapWith: '*' }],
    ['extractEmails', 'to a.b+c@example.co.uk, and a.b+c@example.co.uk; not @x or x@', 'a.b+c@example.co.uk'],
    [
      'extractUrls',
      'see https://a.example/x?y=1. (http://b.example/z) or https://c.example/(d)',
      'https://a.example/x?y=1\nhttp://b.example/z\nhttps://c.example/(d)',
    ],
    ['alignLeft', '  a\n b', 'a\nb'],
    ['alignRight', 'a\nbb', '    a\n   bb', { width: 5 }],
    ['alignCenter', 'a\nbbb', '  a\n bbb', { width: 5 }],
    ['indent', 'a\n\nb', '    a\n\n    b'],
    ['unindent', '    a\n\tb\n  c\nd', 'a\nb\nc\nd'],
    ['addBullets', 'a\n\nb', '• a\n\n• b'],
    ['removeBullets', '• a\n  - b\n* c', 'a\n  b\nc'],
    ['addNumbering', 'a\n\nb', '1. a\n\n2. b'],
    ['wordWrap', 'the quick brown fox', 'the quick\nbrown fox', { width: 9 }],
    ['clearFormatting', '  1. a   b\n• c\n - d', 'a b\nc\nd'],
  ])('%s of %j', (name, text, expected, changes) => expect(apply(name, text, changes)).toBe(expected));

  it('justifies every line but the last of a paragraph to the width', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(words, (list) => {
        const lines = apply('justify', list.join(' ')).split('\n');
        for (const line of lines.slice(0, -1)) if (line.includes(' ')) expect(line).toHaveLength(20);
        expect(lines.join(' ').split(/\s+/)).toEqual(list);
      }),
    );
  });

  it('wraps without losing a word, and never beyond the width but for a longer word', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        const lines = apply('wordWrap', text, { width }).split('\n');
        expect(lines.join(' ')).toBe(text);
        for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
