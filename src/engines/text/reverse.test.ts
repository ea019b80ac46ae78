import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReverseMode, reverseText } from './reverse';

const MODES: ReverseMode[] = ['entire', 'words', 'individual', 'letters'];

describe('reverseText', () => {
  it.each([
    ['entire', 'ab c👩‍👩‍👧e\u0301 🇩🇪!', '!🇩🇪 e\u0301👩‍👩‍👧c ba'],
    ['words', '  one two,\tthree ', '  three two,\tone '],
    ['individual', 'abc, 👍🏽d 12', ',cba d👍🏽 21'],
    ['letters', 'a-bC-d1é!', 'é-dC-b1a!'],
  ] as const)('%s: %j', (mode, text, reversed) => expect(reverseText(text, mode)).toBe(reversed));

  it.each([
    ['entire', { ignoreNumbers: true }, 'ab1c2', 'cb1a2'],
    ['entire', { ignoreSpecialChars: true }, 'a,b c!', 'c, ba!'],
    ['individual', { ignoreNumbers: true, ignoreSpecialChars: true }, '(ab1) c😀d', '(ba1) d😀c'],
    ['words', { ignoreNumbers: true }, 'one 2 three', 'three 2 one'],
    ['words', { ignoreSpecialChars: true }, 'a – b & c', 'c – b & a'],
  ] as const)('%s with %j: %j', (mode, options, text, reversed) => {
    expect(reverseText(text, mode, options)).toBe(reversed);
  });

  it('twice gives the text back, and plain text is reversed as arrays are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        fc.constantFrom(...MODES),
        fc.boolean(),
        fc.boolean(),
        (text, mode, ignoreNumbers, ignoreSpecialChars) => {
          expect(reverseText(text, 'entire')).toBe([...text].reverse().join(''));
          const options = { ignoreNumbers, ignoreSpecialChars };
          expect(reverseText(reverseText(text, mode, options), mode, options)).toBe(text);
        },
      ),
    );
  });

  it('keeps a Windows line break whole', () => expect(reverseText('ab\r\ncd', 'entire')).toBe('dc\r\nba'));
});
