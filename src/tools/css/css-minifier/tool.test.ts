import { describe, expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import type { Result } from '@/kit/output';
import tool from './tool';

describe('css-minifier', () => {
  it('counts bytes, and the share saved with two decimals', async () => {
    const { extra } = (await tool.run(
      'a { content: "ä" }\n',
      initialValues(tool.options),
      undefined as never,
    )) as Result<string>;
    expect(extra.facts?.map(({ value }) => value)).toEqual(['20 bytes', '15 bytes', '25.00%']);
    expect(Buffer.byteLength('a{content:"ä"}')).toBe(15);
  });

  it('closes a sheet that ends too early, and says so', async () => {
    const { value, extra } = (await tool.run(
      'a {\n  b: c;\n',
      initialValues(tool.options),
      undefined as never,
    )) as Result<string>;
    expect(value).toBe('a{b:c}');
    expect(extra.notes).toEqual([
      'What line 1, column 3 opens is never closed: } was added at the end, as browsers do.',
    ]);
  });
});
