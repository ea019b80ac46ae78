import { describe, expect, it } from 'vitest';
import { initialValues, readOption } from '@/kit/option';
import tool from './tool';

describe('css-formatter', () => {
  it('takes every indent of its slider', async () => {
    for (const indentSize of [0, 1, 8]) {
      const options = {
        ...initialValues(tool.options),
        indentSize: readOption(tool.options.indentSize, indentSize) as number,
      };
      expect(await tool.run('a{b:c}', options, undefined as never)).toBe(`a {\n${' '.repeat(indentSize)}b: c;\n}`);
    }
    expect(() => readOption(tool.options.indentSize, 9)).toThrow('from 0 to 8');
  });

  it('heads its errors', async () => {
    await expect(async () => tool.run('a{', initialValues(tool.options), undefined as never)).rejects.toMatchObject({
      message: 'Unclosed block',
      details: { title: 'Formatting error occurred', line: 1, column: 1 },
    });
  });
});
