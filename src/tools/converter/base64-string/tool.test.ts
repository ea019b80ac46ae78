import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { OptionsOf } from '@/kit/tool';
import tool from './tool';

const run = async (input: string | Blob, options: Partial<OptionsOf<typeof tool>> = {}) =>
  runTool(tool, input, options);
const text = async (...args: Parameters<typeof run>) => (await run(...args)).shown.value;

describe('base64-string', () => {
  it('offers bytes that are no text as a file, and does not guess', async () => {
    const { shown, notes } = await run('/9j/4AAQ', { mode: 'decode' });
    expect(shown).toEqual({
      kind: 'bytes',
      value: { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), name: 'decoded.bin' },
    });
    expect(notes).toEqual(['These 6 B are not UTF-8 text.']);
  });

  it.each(['a', 'Zm9v*', 'Zg==Zg==', 'Ü', '====='])('refuses %j by the message of the tool', async (bad) => {
    await expect(run(bad, { mode: 'decode' })).rejects.toMatchObject({ message: 'Invalid Base64 input' });
  });

  it('says where the input is wrong', async () => {
    await expect(run('Zm9v\nYm*y', { mode: 'decode' })).rejects.toMatchObject({ details: { line: 2, column: 3 } });
  });

  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('RFC 4648 section 10: %j', async (plain, encoded) => {
    expect(await text(plain)).toBe(encoded);
    expect(await text(encoded, { mode: 'decode' })).toBe(plain);
  });

  it('decodes either alphabet, without padding and across line breaks', async () => {
    const encoded = Buffer.from('subjects?_d=1&x=~~~>>>').toString('base64');
    for (const form of [
      encoded,
      encoded.replace(/=+$/, ''),
      encoded.replaceAll('+', '-').replaceAll('/', '_'),
      encoded.replace(/(.{4})/g, '$1\r\n '),
    ])
      expect(await text(form, { mode: 'decode' })).toBe('subjects?_d=1&x=~~~>>>');
  });

  it('agrees with Node on any text, NUL, CRLF and every plane included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed()),
        async (one) => {
          expect(await text(one)).toBe(Buffer.from(one, 'utf8').toString('base64'));
          expect(await text(one, { urlSafe: true })).toBe(Buffer.from(one, 'utf8').toString('base64url'));
          expect(await text((await text(one)) as string, { mode: 'decode' })).toBe(one);
        },
      ),
    );
  });

  it('encodes a file by its bytes', async () => {
    const bytes = new Uint8Array(256).map((_, at) => at);
    expect(await text(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  });
});
