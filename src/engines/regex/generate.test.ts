import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { seededRandom } from '@/engines/random';
import { regexGenerator } from './generate';

const generate = (pattern: string, flags = '', count = 25, maxRepeat = 8): string[] => {
  const one = regexGenerator(pattern, flags, { maxRepeat });
  const source = seededRandom(`${pattern}/${flags}`);
  return Array.from({ length: count }, () => one(source));
};

/** Patterns whose results are matched whole. */
const PATTERNS: readonly (readonly [pattern: string, flags?: string])[] = [
  ['abc'],
  [''],
  ['a|bc|def'],
  ['(?:|x)y'],
  ['[a-z]{3}-\\d{4}'],
  ['[^a-z]'],
  ['[^\\n]+'],
  ['.*'],
  ['.', 's'],
  ['[\\s\\S]{5}'],
  ['[\\w.+-]+@[a-z\\d-]+\\.[a-z]{2,}'],
  ['\\d\\D\\w\\W\\s\\S'],
  ['[\\d\\s]{4}'],
  ['[\\]\\-\\\\^]+'],
  ['[\\x00-\\x1f]{3}'],
  ['\\t\\n\\r\\v\\f\\0'],
  ['\\x41\\u0042\\cJ'],
  ['\\u{1F600}', 'u'],
  ['[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]'],
  ['(?:\\uD83D[\\uDE00-\\uDE4F]|\\uD83E[\\uDD00-\\uDDFF]){2,5}'],
  ['[\\b]'],
  ['\\.\\*\\+\\?\\^\\$\\{\\}\\(\\)\\[\\]\\|\\/'],
  ['a?b*c+d{2}e{2,}f{2,4}'],
  ['a??b*?c+?d{2}?e{2,}?f{2,4}?'],
  ['a{0}b'],
  ['(a)(b)\\2\\1'],
  ['(["\']).*?\\1'],
  ['(?<q>[a-c])(?<r>\\d)\\k<r>\\k<q>'],
  ['(?:(a)|b)+\\1'],
  ['\\1(a)'],
  ['(\\w)\\1{3}'],
  ['((a)|(b))\\1'],
  ['<([a-z]+)>[^<]*</\\1>'],
  ['^abc$'],
  ['^\\d{3}$|^[A-Z]{2}$'],
  ['^a$', 'm'],
  ['^a\\n^b$', 'm'],
  ['\\bfoo\\b'],
  ['\\b\\w+\\b \\b\\w+\\b'],
  ['foo\\b.'],
  ['\\Bx|x\\By'],
  ['(?!0)\\d{3}'],
  ['(?!.*(.).*\\1)[a-f]{3}'],
  ['\\d{3}(?<!000)'],
  ['a(?<=a)b'],
  ['(?=[a-f])\\w{4}'],
  ['(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}'],
  ['^(?=.{8,12}$)[a-z]+\\d+$'],
  ['^(?=\\w*foo)\\w+$'],
  ['^(?=.*[!@#])[\\w!@#]{6,10}$'],
  ['(?=(ab))\\1c'],
  ['hello', 'i'],
  ['[a-f]+K', 'iu'],
  ['(a)\\1', 'i'],
  ['\\p{L}+', 'u'],
  ['\\p{Lu}\\p{Ll}{3}', 'u'],
  ['\\p{Script=Greek}{4}', 'u'],
  ['[\\p{Script=Cyrillic}\\d]{6}', 'u'],
  ['\\P{L}{3}', 'u'],
  ['[^\\p{ASCII}]', 'u'],
  ['\\p{Emoji_Presentation}', 'u'],
  ['\\p{Sc}\\d+', 'u'],
  ['[\\u{1F300}-\\u{1F5FF}]{2}', 'u'],
  ['.{3}', 'u'],
  ['[äöüß]{5}'],
  ['[à-ü]+', 'u'],
  ['😀'],
  ['(?:😀){2}'],
  ['[\\p{L}--[a-z]]{3}', 'v'],
  ['[[a-z]&&[aeiou]]{5}', 'v'],
  ['[\\q{abc|de}x]{3}', 'v'],
  ['[[a-z]--\\q{abc|b}]+', 'v'],
  ['\\p{RGI_Emoji}', 'v'],
  ['[^\\d&&[0-5]]', 'v'],
  ['(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}'],
  ['[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'],
  ['(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'],
  ['#(?:[0-9a-f]{3}){1,2}', 'gi'],
  ['(((a|b)*c)*d)*'],
  ['a{,3}'],
  ['x{2}{'],
  ['😀x', 'i'],
  [']'],
  ['a|[]'],
];

describe('regexGenerator', () => {
  it.each(PATTERNS.map(([pattern, flags = '']) => ({ pattern, flags })))(
    'makes whole matches of /$pattern/$flags',
    ({ pattern, flags }) => {
      const whole = new RegExp(`^(?:${pattern})$`, flags.replace(/[gym]/g, ''));
      const results = generate(pattern, flags);
      for (const text of results) {
        expect(new RegExp(pattern, flags).test(text), JSON.stringify(text)).toBe(true);
        if (!flags.includes('m')) expect(whole.test(text), JSON.stringify(text)).toBe(true);
        expect(text.isWellFormed()).toBe(true);
      }
    },
  );

  it('reaches every alternative, every count and every character', () => {
    expect(new Set(generate('a|b|c', '', 200))).toEqual(new Set(['a', 'b', 'c']));
    expect(new Set(generate('x{1,4}', '', 200).map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(generate('x*', '', 300, 3).map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(generate('[a-e]', 'i', 400))).toEqual(new Set('abcdeABCDE'));
    expect(new Set(generate('.', '', 4000)).size).toBe(95);
    expect(new Set(generate('ab', 'i', 100))).toEqual(new Set(['ab', 'Ab', 'aB', 'AB']));
  });

  it('puts what a look-ahead asks for behind the match', () => {
    for (const text of generate('foo(?=\\d)')) expect(text).toMatch(/^foo\d$/);
    expect(generate('foo(?!bar)')[0]).toBe('foo');
  });

  it('keeps to letters that are assigned', () => {
    for (const text of generate('\\P{Letter}[^a]\\p{Any}', 'u')) expect(text).not.toMatch(/\p{C}/u);
  });

  it('takes bounds beyond all bounds', () =>
    expect(generate('a{0,99999999999999999999}?b', '', 1)[0]).toMatch(/^a*b$/));

  it('writes the empty text where it must', () => expect(generate('^$|(?!x)')).toContain(''));

  it('makes whole characters of halves, and says so where it cannot', () => {
    expect(generate('[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]').every((text) => [...text].length === 1)).toBe(true);
    expect(() => generate('[\\uD800-\\uDBFF]')).toThrow('halves of characters');
  });

  it('says what it cannot do', () => {
    expect(() => generate('(?<=\\$)\\d')).toThrow('This pattern can’t be generated: look-behind');
    expect(() => generate('a$b')).toThrow(/can’t be generated: none of 2,000 tries matched/);
    expect(() => generate('[]')).toThrow(/can’t be generated/);
    expect(() => generate('(?:a{1000}){1000}')).toThrow('longer than 100,000 characters');
    expect(() => generate('a{99999999999999999999}')).toThrow('longer than 100,000 characters');
    expect(() => generate('(?:'.repeat(20_000) + ')'.repeat(20_000))).toThrow(InputError);
    expect(() => generate('(')).toThrow(/Unterminated group/);
    expect(() => generate('a', 'gg')).toThrow(/flags/i);
  });
});
