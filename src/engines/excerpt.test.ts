import { describe, expect, it } from 'vitest';
import { excerptAt, shorten } from './excerpt';
import { InputError } from './input-error';

describe('excerptAt', () => {
  const show = (text: string, offset: number, width?: number): string => {
    const { text: line, caret } = excerptAt(text, offset, { width });
    return `${line}\n${caret}`;
  };

  it('points at the place', () => {
    expect(show('a\r\nbcd\r\ne', 4)).toBe('bcd\n ^');
    expect(show('\t"a"\tx', 5)).toBe('  "a" x\n      ^');
    expect(show('ab', 2)).toBe('ab\n  ^');
    expect(show('', 0)).toBe('\n^');
    expect(show('日本x', 2)).toBe('日本x\n    ^');
    expect(show('😀x', 2)).toBe('😀x\n  ^');
    expect(show('e\u0301x', 2)).toBe('e\u0301x\n ^');
    expect(show('a\u0000b', 1)).toBe('a\u2400b\n ^');
    expect(show('ab\ncd', 2)).toBe('ab\n  ^');
  });

  it('cuts long lines around it', () => {
    const line = Array.from({ length: 300 }, (_, i) => i % 10).join('');
    expect(show(line, 150, 20)).toBe(`…01234567890123456789…\n${' '.repeat(11)}^`);
    expect(show(line, 2, 20)).toBe('01234567890123456789…\n  ^');
    expect(show(line, 300, 20)).toBe(`…01234567890123456789\n${' '.repeat(21)}^`);
    const emoji = '😀'.repeat(100);
    expect(excerptAt(emoji, 101, { width: 21 }).text).not.toMatch(/[\ud800-\udfff]/u);
  });
});

describe('messages', () => {
  it('repeat at most a line of what was entered', () => {
    expect(shorten('Unknown word a')).toBe('Unknown word a');
    expect(shorten('a\nb')).toBe('a…');
    expect(shorten('x'.repeat(200), 10)).toBe('xxxxxxxxx…');
    expect(shorten('😀'.repeat(9), 4)).toBe('😀…');
  });
  it('are cut wherever they come from', () => {
    const { message, details } = new InputError('😀'.repeat(5000), { line: 1, hint: 'x'.repeat(5000) });
    expect([message.length, details.hint?.length, details.line]).toEqual([101, 101, 1]);
    expect(message).toMatch(/^(?:😀)+…$/u);
  });
});
