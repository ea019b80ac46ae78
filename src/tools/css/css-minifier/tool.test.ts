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
    expect(notes).toEqual(['What line 1, column 3 opens is never closed: } was added at the end, as browsers do.']);
  });
});
