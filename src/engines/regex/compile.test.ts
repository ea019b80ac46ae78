import { describe, expect, it, vi } from 'vitest';
import { InputError } from '@/engines/input-error';
import { CHEATSHEET, REPLACEMENT_CHEATSHEET } from './cheatsheet';
import { compile } from './compile';
import { complexity, REGEX_FLAGS } from './flags';

function failure(pattern: string, flags: string): InputError {
  try {
    compile(pattern, flags);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('No InputError');
}

describe('compile', () => {
  it('gives the message of the engine and the place', () => {
    const unclosed = '(a';
    expect(() => new RegExp(unclosed, 'g')).toThrow(failure(unclosed, 'g').message);
    expect(failure(unclosed, 'g').message).toMatch(/^Invalid regular expression/);
    const place = (pattern: string, flags = ''): number | undefined => failure(pattern, flags).details.offset;
    expect(place('ab(c(d)')).toBe(2);
    expect(place('a(?<n>b)(c')).toBe(8);
    expect(place('x[a-z')).toBe(1);
    expect(place('ab)')).toBe(2);
    expect(place('a**')).toBe(2);
    expect(place('+a')).toBe(0);
    expect(place('a\n(?<x')).toBeGreaterThanOrEqual(2);
    expect(failure('a\n)', '').details).toMatchObject({ field: 'pattern', line: 2, column: 1, offset: 2 });
    for (const [pattern, flags] of [
      ['[b-a]', ''],
      ['a{2,1}', ''],
      ['\\k<x>', 'u'],
      ['\\p{Foo}', 'u'],
      ['\\', ''],
      ['[a&&&b]', 'v'],
    ]) {
      expect(place(pattern!, flags)).toBeLessThanOrEqual(pattern!.length);
    }
  });

  it('tells bad flags from bad patterns', () => {
    for (const flags of ['gg', 'q', 'uv']) {
      expect(failure('a', flags).details).toEqual({ field: 'flags' });
      expect(failure('(', flags).details).toEqual({ field: 'flags' });
    }
    expect(compile('a', 'gimsuyd').flags).toBe('dgimsuy');
  });
});

describe('complexity', () => {
  it('follows length and flags', () => {
    expect(complexity('abc', 'g')).toBe('Easy');
    expect(complexity('abcd', 'g')).toBe('Moderate');
    expect(complexity('abcdefgh', 'g')).toBe('Moderate');
    expect(complexity('abcdefghi', 'g')).toBe('Complex');
    expect(complexity('a'.repeat(17), 'gi')).toBe('Complex');
    expect(complexity('a'.repeat(18), 'gi')).toBe('Very Complex');
    expect(complexity('', '')).toBe('Easy');
  });
});

describe('tables', () => {
  it('hold working expressions', () => {
    expect(REGEX_FLAGS.map(({ flag }) => flag).join('')).toBe('gimsuvyd');
    expect(new Set(CHEATSHEET.map(({ expression }) => expression)).size).toBe(CHEATSHEET.length);
    for (const { expression, description } of CHEATSHEET) {
      const pattern = expression.startsWith('\\1') ? '(?<name>a)\\1' : expression;
      expect(() => new RegExp(pattern, /v flag\)|code point/.test(description) ? 'v' : '')).not.toThrow();
    }
    expect(REPLACEMENT_CHEATSHEET).toHaveLength(6);
  });
});

it('says at once that a pattern is too large', () => {
  for (const pattern of [`${'&'.repeat(40_000)}|`, '(&|)'.repeat(20_000)])
    expect(() => compile(pattern, 'g')).toThrow(
      expect.objectContaining({
        name: 'InputError',
        message: expect.stringMatching(
          /^Invalid regular expression: \/…\/g: (?:Regular expression too large|Stack overflow)$/,
        ),
      }),
    );
});

it('has a message where the engine has none', () => {
  vi.stubGlobal(
    'RegExp',
    class {
      constructor() {
        throw 'x';
      }
    },
  );
  let messages: unknown;
  try {
    compile('a', '');
  } catch (error) {
    messages = error;
  }
  vi.unstubAllGlobals();
  expect(messages).toMatchObject({ name: 'InputError', message: 'An unknown error occurred' });
});
