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

  it.each([
    [{ indentWith: 'tabs' }, '@media print {\n\ta {\n\t\tcontent: "x";\n\t}\n}'],
    [{ indentWith: 'tabs', compactOutput: true }, '@media print {\n\ta { content: "x"; }\n}'],
    [{ useSingleQuotes: true }, "@media print {\n  a {\n    content: 'x';\n  }\n}"],
  ] as const)('writes %o', async (options, expected) => {
    expect((await runTool(tool, '@media print{a{content:"x"}}', options)).value).toBe(expected);
  });

  it('breaks lines at their width, and keeps quotes that others need', async () => {
    const grid = 'a{grid-template-columns:[full-start] minmax(1rem,1fr) [main-start] minmax(0,40rem) [main-end]}';
    const format = async (lineWidth: number) => (await runTool(tool, grid, { lineWidth })).value.split('\n').length;
    expect(await format(30)).toBeGreaterThan(await format(200));
    const quoted = await runTool(tool, `a{content:"it's"}`, { useSingleQuotes: true });
    expect(quoted.value).toBe(`a {\n  content: "it's";\n}`);
  });

  it('joins what it would have broken as it is written elsewhere', async () => {
    const twice = 'repeat(auto-fill,minmax(120px,1fr)) repeat(auto-fill,minmax(120px,1fr))';
    const { value } = await runTool(tool, `a{grid-template-columns:${twice}}`, { compactOutput: true });
    expect(value).toBe(`a { grid-template-columns: ${twice.replaceAll(',', ', ')}; }`);
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
