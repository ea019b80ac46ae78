import { expect, it } from 'vitest';
import { textWidth } from '@/engines/text-table';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = async (input: string, options: Partial<Options> = {}) => (await runTool(tool, input, options)).value;

it.each(['simple', 'grid', 'fancy', 'unicode'] as const)('keeps columns straight in %s', async (style) => {
  const lines = (await run('a,b\n👩‍👩‍👧,漢字\ncafe\u0301,🇩🇪', { style })).split('\n');
  expect(new Set(lines.map(textWidth)).size).toBe(1);
});

it('reads CSV and what spreadsheets copy alike', async () => {
  expect(await run('"a, b",c\r\n1,2')).toBe(await run('a, b\tc\n1\t2'));
});

it('refuses what would not fit into memory, at once', async () => {
  await expect(run(`${'a'.repeat(500_000)}\n${'b,c,d\n'.repeat(50_000)}`)).rejects.toThrow('too large to draw');
});
