import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { escapeText, FORMATS, unescapeText } from './escapes';
import { readCode } from './forms';

const anyText = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());

describe('text-unicode', () => {
  it('writes what JavaScript itself reads', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('units', 'braces'), fc.boolean(), (text, format, asciiStays) => {
        const escaped = escapeText(text, format, asciiStays);
        // U+2028 and the like may stand in a string; quotes and line feeds are quoted for it.
        const literal = escaped.replace(/["\r\n]/g, (one) => `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`);
        expect(new Function(`return "${literal}"`)()).toBe(text);
      }),
    );
  });

  it('writes what JSON reads, two surrogates for one emoji', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(JSON.parse(`"${escapeText(text, 'units')}"`)).toBe(text);
      }),
    );
  });

  // perl -CO -e 'print "a\x{E9}\N{U+1F600}"'
  it('reads escapes as Perl does', () => {
    for (const read of [unescapeText, readCode]) expect(read('a\\x{E9}\\N{U+1F600}')).toBe('aé😀');
  });

  it('reads back whatever it writes, in every format', () => {
    const hard = fc.string({
      unit: fc.constantFrom(...'U+u\\&#x0041;{} \n', 'u+0041', 'U+', '\\u', 'é', '🙂', '\u{10ffff}'),
    });
    fc.assert(
      fc.property(
        fc.oneof(anyText, hard),
        fc.constantFrom(...(Object.keys(FORMATS) as (keyof typeof FORMATS)[])),
        fc.boolean(),
        (text, format, asciiStays) => {
          expect(unescapeText(escapeText(text, format, asciiStays))).toBe(text);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['u+0041 U+1f642 end', 'A🙂 end'],
    ['\\ud83d\\ude42', '🙂'],
    ['U+D83D U+DE42', '🙂'],
    ['\\U0001F642 \\x41 &#65; &#x41;&#128578;', '🙂 A A A🙂'],
    ['.\\31 0 \\000041BC', '.10 ABC'],
    ['no escapes, \\n, U+12, 50% & more', 'no escapes, \\n, U+12, 50% & more'],
  ])('reads %j', (escaped, text) => expect(unescapeText(escaped)).toBe(text));

  it.each([
    ['ab\n\\u{110000}', '\\u{110000} is beyond the last code point, U+10FFFF', 2, 1],
    ['&#99999999999999999999;', '&#99999999999999999999; is beyond the last code point, U+10FFFF', 1, 1],
    ['x \\ud83d y', 'U+D83D is half of a surrogate pair, and the other half is missing', 1, 3],
    ['\\ude42', 'U+DE42 is half of a surrogate pair, and the other half is missing', 1, 1],
  ])('refuses %j and says where', (escaped, message, line, column) => {
    expect(() => unescapeText(escaped)).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining({ line, column }) }),
    );
  });
});
