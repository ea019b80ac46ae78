import { gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { valueAs } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const TEXT = 'Grüße aus Köln, 世界 🙂. '.repeat(40);

describe('gzip', () => {
  it.each([
    ['gzip', gunzipSync],
    ['zlib', inflateSync],
    ['raw', inflateRawSync],
  ] as const)('writes %s that zlib opens, in every notation', async (format, open) => {
    for (const [output, encoding] of [
      ['base64', 'base64'],
      ['hex', 'hex'],
    ] as const) {
      const { shown } = await runTool(tool, TEXT, { format, output });
      expect(open(Buffer.from(valueAs(shown, 'text')!, encoding)).toString()).toBe(TEXT);
    }
    const { shown } = await runTool(tool, TEXT, { format, output: 'file' });
    expect(open(valueAs(shown, 'bytes')!.bytes).toString()).toBe(TEXT);
  });

  it('opens bytes, Base64, hexadecimal, and files that hold letters', async () => {
    const packed = gzipSync(TEXT);
    const letters = new TextEncoder().encode(packed.toString('base64'));
    for (const input of [packed.toString('base64'), packed.toString('hex'), new Blob([packed]), new Blob([letters])])
      expect(valueAs((await runTool(tool, input, { mode: 'decompress' })).shown, 'text')).toBe(TEXT);
  });

  it('gives bytes that are no text as a file', async () => {
    const packed = gzipSync(Buffer.from([0, 255, 254])).toString('base64');
    const { shown, notes } = await runTool(tool, packed, { mode: 'decompress' });
    expect([...valueAs(shown, 'bytes')!.bytes]).toEqual([0, 255, 254]);
    expect(notes[0]).toContain('not UTF-8');
  });

  it('says what it takes, and what is wrong', async () => {
    const fail = (input: string) => expect(runTool(tool, input, { mode: 'decompress' })).rejects;
    await fail('not compressed at all!').toThrow('Base64 or hexadecimal');
    await fail(gzipSync(TEXT).subarray(0, 30).toString('base64')).toThrow('ends too early');
    await fail('aGVsbG8gd29ybGQ=').toThrow('not Raw Deflate data');
  });
});
