import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

describe('css-minifier', () => {
  it('counts bytes, and the share saved with two decimals', async () => {
    const { facts } = await runTool(tool, 'a { content: "ä" }\n');
    expect(facts.map(({ value }) => value)).toEqual(['20 bytes', '15 bytes', '25.00%']);
    expect(Buffer.byteLength('a{content:"ä"}')).toBe(15);
  });

  it('closes a sheet that ends too early, and says so', async () => {
    const { value, notes } = await runTool(tool, 'a {\n  b: c;\n');
    expect(value).toBe('a{b:c}');
    expect(notes).toEqual(['What opens on line 1, column 3 is never closed: } was added at the end, as browsers do.']);
  });

  it('tells what is wrong without repeating all of it', async () => {
    for (const source of [`${'x'.repeat(100_000)}`, `a{${'x'.repeat(100_000)}}`])
      await expect(runTool(tool, source)).rejects.toMatchObject({
        message: expect.stringMatching(/^Unknown word x{80,90}…$/),
      });
  });

  it('of nothing saves nothing', async () => {
    const { facts } = await runTool(tool, '');
    expect(facts.map(({ value }) => value)).toEqual(['0 bytes', '0 bytes', '0.00%']);
  });

  it('tells what is left after gzip and Brotli, if it is wanted', async () => {
    const css = '.a { color: #ffffff; margin: 0px }\n'.repeat(50);
    const { facts, value } = await runTool(tool, css, { compressedSizes: true, level: 'merge' });
    expect(value).toBe('.a{color:#fff;margin:0}');
    const sizes = (label: string) =>
      [...facts.find((fact) => fact.label === label)!.value.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    // Another implementation may differ by a few bytes of the header.
    const [before, after] = [gzipSync(css), gzipSync(value)].map(({ length }) => length);
    expect(Math.abs(sizes('gzip')[0]! - before!)).toBeLessThan(8);
    expect(Math.abs(sizes('gzip')[1]! - after!)).toBeLessThan(8);
    expect(sizes('Brotli')).toEqual([css, value].map((text) => brotliCompressSync(text).length));
    expect((await runTool(tool, css)).facts).toHaveLength(3);
  });
});
