import { deflateRawSync, deflateSync, gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { compress, decompress, type Format, formatOf } from './deflate';

/** The oracle: zlib itself, as Node has it. */
const ZLIB = {
  gzip: [gzipSync, gunzipSync],
  zlib: [deflateSync, inflateSync],
  raw: [deflateRawSync, inflateRawSync],
} as const;
const formats = fc.constantFrom<Format>('gzip', 'zlib', 'raw');
const content = fc.oneof(
  fc.uint8Array({ maxLength: 5000 }),
  fc.string({ maxLength: 300 }).map((text) => new TextEncoder().encode(text.repeat(20))),
);

describe('compression', () => {
  it('is read by zlib, and reads what zlib writes', () => {
    fc.assert(
      fc.property(content, formats, fc.constantFrom(1 as const, 6 as const, 9 as const), (bytes, format, level) => {
        const [write, read] = ZLIB[format];
        expect(Buffer.compare(read(compress(bytes, format, level)), bytes)).toBe(0);
        expect(Buffer.compare(decompress(write(bytes), format), bytes)).toBe(0);
      }),
      { numRuns: runs(200) },
    );
  });

  it('reads several members in a row, as gzip does', () => {
    const two = Buffer.concat([gzipSync('one '), gzipSync('two')]);
    expect(Buffer.from(decompress(two, 'gzip')).toString()).toBe('one two');
  });

  it('tells formats by how they begin', () => {
    expect(formatOf(gzipSync('x'))).toBe('gzip');
    for (const level of [1, 6, 9]) expect(formatOf(deflateSync('x', { level }))).toBe('zlib');
    expect(formatOf(deflateRawSync('hello'))).toBe('raw');
  });

  it('says what is wrong with damaged, cut or foreign data', () => {
    const whole = gzipSync('hello world '.repeat(500));
    for (const bytes of [whole.subarray(0, 40), Buffer.from('hello'), Buffer.alloc(0)])
      expect(() => decompress(bytes, 'gzip')).toThrow(InputError);
    const damaged = Buffer.from(whole);
    damaged[damaged.length - 8] = damaged.at(-8)! ^ 1;
    expect(() => decompress(damaged, 'gzip')).toThrow('checksum');
  });

  it('gives up on a bomb', () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000), { level: 9 });
    expect(bomb.length).toBeLessThan(10_000);
    expect(() => decompress(bomb, 'gzip', { most: 1_000_000 })).toThrow('more than 1 MB');
  });
});
