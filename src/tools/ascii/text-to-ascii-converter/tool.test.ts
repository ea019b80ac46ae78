import { expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = async (input: string, options: Partial<Options> = {}) => (await runTool(tool, input, options)).value;

it('writes the bytes Node has for ISO 8859-1', async () => {
  const text = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');
  expect(await run(text)).toBe([...Buffer.from(text, 'latin1')].join(' '));
  expect(await run(text, { encoding: 'hexadecimal', delimiter: 'comma' })).toBe(
    Buffer.from(text, 'latin1')
      .toString('hex')
      .replace(/..(?!$)/g, '$&,'),
  );
  expect(tool.output.download).toBe('converted_ascii.txt');
});

it('names the character above 255', async () => {
  await expect(run('3 €')).rejects.toThrow('Invalid character: €');
  await expect(run('hi 👍🏽')).rejects.toThrow('Invalid character: 👍🏽');
});
