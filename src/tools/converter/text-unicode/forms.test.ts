import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import type { FieldRow } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import python from './fixtures/forms.json';
import programs from './fixtures/strings.json';
import { CODE_FORMS, type CodeForm, readCode, readForm, writeAll, writeCode, writeForm } from './forms';
import { decodePunycode, encodePunycode, textToDomain } from './punycode';
import tool from './tool';

const anyText = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed() && !one.startsWith('\ufffe'));
const forms = Object.keys(CODE_FORMS) as CodeForm[];

describe('the forms of a text', () => {
  it.each(python)(
    'are those that Python writes of $text',
    ({ text, little16, punycode, python: literal, ...expected }) => {
      for (const form of ['utf8', 'utf16', 'utf32', 'percent'] as const) {
        expect(writeForm(text, form)).toBe(expected[form]);
        expect(readForm(expected[form], form)).toBe(text);
      }
      expect(readForm(`FF FE ${little16}`, 'utf16')).toBe(text);
      expect(encodePunycode(text)).toBe(punycode);
      expect(decodePunycode(punycode)).toBe(text);
      expect(readCode(literal)).toBe(text);
    },
  );

  it.each(programs)('stand in programs as their compilers read them: $utf8', ({ utf8, ...strings }) => {
    const text = Buffer.from(utf8, 'hex').toString();
    for (const form of forms) {
      expect(writeCode(text, form)).toBe(strings[form]);
      expect(readCode(strings[form]), form).toBe(text);
      expect(readCode(`"${strings[form]}"`), form).toBe(text);
    }
  });

  it('are read back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const form of forms) expect(readCode(writeCode(text, form)), form).toBe(text);
        for (const form of ['utf8', 'utf16', 'utf32', 'percent'] as const)
          expect(readForm(writeForm(text, form), form), form).toBe(text);
        const parts = text.replace(/[.\u3002\uff0e\uff61]|^xn--/giu, '');
        expect(readForm(writeForm(parts, 'punycode'), 'punycode')).toBe(parts);
      }),
    );
  });

  it.each([
    // git quotes file names, ls -b and C write bytes; Java may repeat the u; \u escapes may be a pair.
    ['"Caf\\303\\251.txt"', 'Café.txt'],
    ['\\uuu0041\\ud83d\\ude42', 'A🙂'],
    ['\\x41\\101\\0\\e[0m', 'AA\0\x1b[0m'],
    ['a\\\nb', 'ab'],
    ['say \\"hi\\" \\$x \\@y', 'say "hi" $x @y'],
    ['"a" + "b"', '"a" + "b"'],
  ])('read %j', (written, text) => expect(readCode(written)).toBe(text));

  it.each([
    ['code', 'ab\n\\u12', '\\u needs four hexadecimal digits', 2, 1],
    ['code', '"\\u{110000}"', '\\u{110000} is beyond the last code point, U+10FFFF', 1, 2],
    ['code', '\\ud83d!', 'U+D83D is half of a surrogate pair, and the other half is missing', 1, 1],
    ['code', 'x\\', 'Nothing follows the \\ at the end', 1, 2],
    ['utf8', '41\nC3 28', 'The bytes are not valid UTF-8 here', 2, 4],
    ['utf8', '41 4G', 'These aren’t UTF-8 bytes in hexadecimal', 1, 5],
    ['utf16', '00 41 D8 3D 00 41', 'The bytes are not valid UTF-16 here', undefined, undefined],
    ['utf32', '00 00 00 41 00 11 00 00', 'The bytes are not valid UTF-32 here', 1, 13],
    ['punycode', 'a.xn--ü', 'xn--ü is not valid Punycode', 1, 3],
  ] as const)('as %s refuse %j and say where', (form, written, message, line, column) => {
    const details = line === undefined ? {} : { line, column };
    expect(() => readForm(written, form)).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining(details) }),
    );
  });

  it('leave out what cannot be written, and say so', async () => {
    const { shown, notes } = await runTool(tool, 'a\ud800', { format: 'all' });
    expect((shown.value as FieldRow[]).map(({ label }) => label)).toEqual([
      'Code points',
      'JavaScript',
      'JSON',
      'Java',
      'Python',
      'CSS',
      'HTML',
    ]);
    expect(notes).toHaveLength(8);
    expect(() => writeForm('\ud800', 'utf8')).toThrow('U+D800 is half of a surrogate pair');
  });

  it.runIf(LONG)(
    'are made of a megabyte in seconds',
    () => {
      const start = performance.now();
      expect(writeAll('漢字 🙂 '.repeat(150_000), false).missing).toEqual([expect.stringContaining('Punycode')]);
      expect(performance.now() - start).toBeLessThan(20_000);
    },
    30_000,
  );

  it('keep the names of domains that need nothing', () => {
    expect(textToDomain('www.Example.com')).toBe('www.Example.com');
    expect(textToDomain('bücher。example')).toBe('xn--bcher-kva.example');
  });
});
