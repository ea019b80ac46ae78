import { describe, expect, it } from 'vitest';
import { diffLines } from '@/engines/diff';
import { InputError } from '@/engines/input-error';
import { file, source, text } from './input';
import type { Shown } from './output';
import { namedParts, pipedToText, toInputValue, toPipedValue } from './piped-value';

const rows = [
  { label: 'SHA1', value: 'aa', note: 'old' },
  { label: 'SHA256', value: 'bb' },
];
const cells = {
  columns: ['Name', 'Size'],
  rows: [
    ['a', '1'],
    ['b', '2'],
  ],
};
const noText = new Uint8Array([0xff, 0x00, 0x80]);

describe('a result is passed on', () => {
  it.each<[string, Shown, string]>([
    ['text', { kind: 'text', value: 'é\n' }, 'é\n'],
    ['code', { kind: 'code', value: 'a: 1' }, 'a: 1'],
    ['tree', { kind: 'tree', value: '{"a":1}' }, '{"a":1}'],
    ['list', { kind: 'list', value: ['x', '', 'y'] }, 'x\n\ny'],
    ['fields', { kind: 'fields', value: rows }, 'SHA1: aa\nSHA256: bb'],
    ['table', { kind: 'table', value: cells }, 'Name\tSize\na\t1\nb\t2'],
    ['image', { kind: 'image', value: { svg: '<svg/>', width: 1, height: 1, alt: '' } }, '<svg/>'],
    [
      'diff',
      { kind: 'diff', value: { left: 'a\n', right: 'b\n', diff: diffLines('a\n', 'b\n') } },
      '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n',
    ],
  ])('%s', async (_, shown, expected) => {
    expect(await toPipedValue(shown)).toBe(expected);
  });

  it('as bytes where it is bytes, never as a text made of them', async () => {
    expect(await toPipedValue({ kind: 'bytes', value: { bytes: noText } })).toBe(noText);
  });

  it('in part where a part is named', async () => {
    expect(await toPipedValue({ kind: 'fields', value: rows }, 'SHA256')).toBe('bb');
    expect(await toPipedValue({ kind: 'fields', value: rows }, 'sha256')).toBe('bb');
    expect(await toPipedValue({ kind: 'table', value: cells }, 'Size')).toBe('1\n2');
    expect(namedParts({ kind: 'fields', value: rows })).toEqual(['SHA1', 'SHA256']);
    expect(namedParts({ kind: 'table', value: cells })).toEqual(['Name', 'Size']);
    await expect(toPipedValue({ kind: 'fields', value: rows }, 'MD5')).rejects.toThrow(
      'The result has no row called "MD5". It has: "SHA1", "SHA256"',
    );
    await expect(toPipedValue({ kind: 'table', value: cells }, 'Colour')).rejects.toThrow('no column called "Colour"');
    await expect(toPipedValue({ kind: 'text', value: 'a' }, 'b')).rejects.toThrow(InputError);
  });
});

describe('an input takes', () => {
  it('text, and bytes that are UTF-8, a mark at their start included', () => {
    expect(toInputValue(text(), 'a')).toBe('a');
    expect(toInputValue(text(), new TextEncoder().encode('\uFEFFé'))).toBe('\uFEFFé');
  });
  it('UTF-16 with a byte order mark for a text, and its bytes for anything else', async () => {
    const bytes = new Uint8Array(Buffer.from('\uFEFFé😀', 'utf16le'));
    expect(toInputValue(text(), bytes)).toBe('é😀');
    expect(new Uint8Array(await (toInputValue(source(), bytes) as Blob).arrayBuffer())).toEqual(bytes);
  });
  it('no bytes for a text, and says what would help', () => {
    for (const bytes of [noText, new Uint8Array([0xc0, 0x80]), new Uint8Array([0xed, 0xa0, 0x80])])
      expect(() => toInputValue(text(), bytes)).toThrow(/aren’t UTF-8.*Base64 or Hex/);
    expect(() => pipedToText(noText)).toThrow(InputError);
  });
  it('either for a source', async () => {
    expect(toInputValue(source(), 'a')).toBe('a');
    const streamed = toInputValue(source(), noText) as Blob;
    expect(new Uint8Array(await streamed.arrayBuffer())).toEqual(noText);
  });
  it('bytes for a file', () => {
    expect(toInputValue(file(), 'é')).toEqual(new Uint8Array([0xc3, 0xa9]));
    expect(toInputValue(file(), noText)).toBe(noText);
  });
});
