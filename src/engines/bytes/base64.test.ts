import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { decodeBase64, encodeBase64, encodeBase64url, findBase64Fault } from './base64';
import { decodeUtf8, encodeUtf8 } from './utf8';

function findFault(text: string, options?: { message?: string; canonical?: boolean }): InputError {
  try {
    decodeBase64(text, options);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(text)} was accepted`);
}

const read = (text: string) => decodeUtf8(decodeBase64(text));

describe('RFC 4648 section 10', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('%j ↔ %j', (plain, encoded) => {
    expect(encodeBase64(encodeUtf8(plain))).toBe(encoded);
    expect(encodeBase64url(encodeUtf8(plain))).toBe(encoded.replaceAll('=', ''));
    expect(encodeBase64url(encodeUtf8(plain), true)).toBe(encoded);
    expect(read(encoded)).toBe(plain);
    expect(read(encoded.replaceAll('=', ''))).toBe(plain);
  });
});

describe('decoding', () => {
  it('accepts what loses nothing', () => {
    expect([...decodeBase64('-_-_')]).toEqual([...decodeBase64('+/+/')]);
    expect([...decodeBase64('-/+_')]).toEqual([...decodeBase64('+/+/')]);
    expect(read('Z m9v\r\nYm\tFy\f\n')).toBe('foobar');
    expect(read('Zg=')).toBe('f');
    expect(read('Zg = \n = ')).toBe('f');
    expect(read(' \n')).toBe('');
  });

  it.each([
    ['Zm9v!', 4, 'not part'],
    ['Zm9vä', 4, 'not part'],
    ['Zm9v😀mFy', 4, '"😀"'],
    ['Zm9v\0', 4, 'not part'],
    ['Zm9v\u00a0', 4, 'not part'],
    ['Zm9vY', 4, 'left over'],
    ['Z', 0, 'left over'],
    ['Zg==Zg==', 4, 'only allowed at the end'],
    ['Zg===', 4, 'more padding'],
    ['Zm9v=', 4, 'more padding'],
    ['=', 0, 'more padding'],
    ['Z=', 0, 'left over'],
  ])('refuses %j at %i', (text, offset, reason) => {
    const error = findFault(text);
    expect(error.message).toBe('Invalid Base64 input');
    const hint = findBase64Fault(text)?.reason;
    expect(error.details).toEqual({ line: 1, column: offset + 1, offset, hint });
    expect(hint).toContain(reason);
  });

  it('counts lines', () => {
    expect(findFault('Zm9v\r\nYm*y').details).toMatchObject({ line: 2, column: 3, offset: 8 });
  });

  it('speaks with the voice of the tool that asks', () => {
    expect(findFault('*', { message: 'Invalid input for decoding' }).message).toBe('Invalid input for decoding');
  });

  it('ignores stray bits unless the canonical form is asked for (RFC 4648 section 3.5)', () => {
    expect(read('Zh==')).toBe('f');
    expect(read('Zm9=')).toBe('fo');
    expect(findFault('Zh==', { canonical: true }).details.offset).toBe(1);
    expect(findFault('Zm9', { canonical: true }).details.offset).toBe(2);
    expect(decodeBase64('Zg', { canonical: true })).toHaveLength(1);
  });

  it('agrees with the reason finder on any text', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'AZaz09+/-_= \n\r*äA'), maxLength: 12 });
    fc.assert(
      fc.property(noise, fc.boolean(), (text, canonical) => {
        const fault = findBase64Fault(text, { canonical });
        if (fault) expect(findFault(text, { canonical }).details.offset).toBe(fault.offset);
        else expect(() => decodeBase64(text, { canonical })).not.toThrow();
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('against Buffer', () => {
  it('agrees on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const buffer = Buffer.from(bytes);
        expect(encodeBase64(bytes)).toBe(buffer.toString('base64'));
        expect(encodeBase64url(bytes)).toBe(buffer.toString('base64url'));
        expect(Buffer.compare(decodeBase64(encodeBase64(bytes)), buffer)).toBe(0);
        expect(Buffer.compare(decodeBase64(encodeBase64url(bytes)), buffer)).toBe(0);
      }),
    );
  });

  it('agrees across the windows in which long texts are read, with and without line breaks', () => {
    const bytes = new Uint8Array(200_001).map((_, i) => (i * 2_654_435_761) >>> 13);
    const text = encodeBase64(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64'));
    for (const line of [76, 64, 5, 3]) {
      const wrapped = text.replace(new RegExp(`.{${line}}`, 'g'), '$&\r\n');
      expect(Buffer.compare(decodeBase64(wrapped), bytes)).toBe(0);
    }
    expect(findFault(`${text.slice(0, 150_000)}*`).details.offset).toBe(150_000);
  });

  it('reads a view into a larger buffer', () => {
    const view = new Uint8Array([1, 2, 3, 4, 5, 6, 7]).subarray(2, 6);
    expect(encodeBase64(view)).toBe(Buffer.from([3, 4, 5, 6]).toString('base64'));
  });
});

describe('where the platform has Base64 of its own', () => {
  afterEach(() => {
    Reflect.deleteProperty(Uint8Array, 'fromBase64');
    Reflect.deleteProperty(Uint8Array.prototype, 'toBase64');
  });

  it('uses it, and judges itself what it refuses', () => {
    const fromBase64 = vi.fn((text: string, options: { alphabet: string }) => {
      if (text === 'Zg=' || text.includes('*')) throw new SyntaxError('refused');
      return new Uint8Array(Buffer.from(text, options.alphabet as BufferEncoding));
    });
    Object.assign(Uint8Array, { fromBase64 });
    Object.assign(Uint8Array.prototype, {
      toBase64(this: Uint8Array, options?: { alphabet: BufferEncoding }) {
        return Buffer.from(this).toString(options?.alphabet ?? 'base64');
      },
    });
    expect(encodeBase64(encodeUtf8('fo'))).toBe('Zm8=');
    expect(encodeBase64url(encodeUtf8('fo'))).toBe('Zm8');
    expect([...decodeBase64('-_-_')]).toEqual([251, 255, 191]);
    expect(fromBase64).toHaveBeenLastCalledWith('-_-_', { alphabet: 'base64url' });
    expect(read('Zg=')).toBe('f');
    expect(findFault('Zg*').details.offset).toBe(2);
  });
});
