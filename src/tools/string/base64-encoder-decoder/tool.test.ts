import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
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
