import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { Charset } from './charset-names';
import python from './fixtures/charsets.json';
import page from './page';
import tool from './tool';

const run = async (input: string, mode: 'encode' | 'decode' = 'encode') => (await runTool(tool, input, { mode })).shown;

describe('base64-encoder-decoder', () => {
  it.each(['!', 'Zm9vY', 'Zg==Zg==', 'Zm9v\nYm*y'])('refuses %j with the words of the tool', async (bad) => {
    await expect(run(bad, 'decode')).rejects.toMatchObject({
      message: 'Invalid input for decoding',
      details: { line: expect.any(Number), column: expect.any(Number) },
    });
  });

  it('does not show bytes as garbled text', async () => {
    expect(await run('/w==', 'decode')).toEqual({
      kind: 'bytes',
      value: { bytes: new Uint8Array([255]), name: 'decoded_content.bin' },
    });
  });

  it('agrees with Node on any text: NUL, CRLF, a byte order mark, every plane', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed()),
        async (part) => {
          const text = `\ufeff${part}\r\n\0`;
          const encoded = Buffer.from(text).toString('base64');
          expect((await run(text)).value).toBe(encoded);
          expect((await run(encoded, 'decode')).value).toBe(text);
          expect((await run(Buffer.from(text).toString('base64url'), 'decode')).value).toBe(text);
        },
      ),
    );
  });

  // fixtures/make-charsets.py
  it.each(python.charsets)('writes and reads $charset as Python does', async ({ charset, text, base64 }) => {
    const options = { charset: charset as Charset };
    expect((await runTool(tool, text, options)).shown.value).toBe(base64);
    expect((await runTool(tool, base64, { ...options, mode: 'decode' })).shown.value).toBe(text);
  });

  it('writes lines as mail has them, and PEM files', async () => {
    const lines = async (lineLength: '64' | '76') => (await runTool(tool, python.long, { lineLength })).shown.value;
    expect(await lines('76')).toBe(python.mime);
    const pem = (await lines('64')) as string;
    expect(pem).toBe(python.mime.replaceAll('\r\n', '').replace(/.{64}(?!$)/g, '$&\r\n'));
    expect((await run(python.mime, 'decode')).value).toBe(python.long);
  });

  it('names what a character set has not, and shows as bytes what is no text of it', async () => {
    await expect(runTool(tool, 'a\n€', { charset: 'iso-8859-1' })).rejects.toMatchObject({
      message: '"€" (U+20AC) is not in ISO-8859-1',
      details: { line: 2, column: 1 },
    });
    const odd = await runTool(tool, 'AAEC', { mode: 'decode', charset: 'utf-16le' });
    expect([odd.shown.kind, odd.notes]).toEqual(['bytes', ['These 3 B are not UTF-16 (little-endian) text.']]);
  });

  it('leaves no result beside an error', () => expect(page.clearsOnError).toBe(true));

  it('names the file by the direction', () => {
    const { download } = tool.output;
    const name = download as (options: object) => string;
    expect([name({ mode: 'encode' }), name({ mode: 'decode' })]).toEqual([
      'encoded_content.txt',
      'decoded_content.txt',
    ]);
  });
});
