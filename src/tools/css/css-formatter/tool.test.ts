import { describe, expect, it } from 'vitest';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

describe('css-formatter', () => {
  it('takes every indent of its slider', async () => {
    for (const indentSize of [0, 1, 8]) {
      const options = { indentSize: readOption(tool.options.indentSize, indentSize) };
      expect((await runTool(tool, 'a{b:c}', options)).value).toBe(`a {\n${' '.repeat(indentSize)}b: c;\n}`);
    }
    expect(() => readOption(tool.options.indentSize, 9)).toThrow('from 0 to 8');
  });

  it('heads its errors', async () => {
    await expect(runTool(tool, 'a{')).rejects.toMatchObject({
      message: 'Unclosed block',
      details: { title: 'Formatting error occurred', line: 1, column: 1 },
    });
  });

  it('tells what is wrong without repeating all of it', async () => {
    for (const source of [`${'x'.repeat(100_000)}`, `a{${'x'.repeat(100_000)}}`])
      await expect(runTool(tool, source)).rejects.toMatchObject({
        message: expect.stringMatching(/^Unknown word x{80,90}…$/),
      });
  });
});

it('says which part stays as it was', async () => {
  const { value, notes } = await runTool(tool, 'a|*:has(*),|*:has(*){b:c}d{e:f}');
  expect(value).toContain('a|*:has(*),|*:has(*){b:c}');
  expect(notes).toEqual(['Formatting would have changed what this means, so it stays as it was: a|*:has(*),|*:has(*)']);
});
