import { expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import { execute } from '@/kit/run/execute';
import tool from './tool';

type Options = Parameters<typeof tool.run>[1];
const run = async (input: string, options: Partial<Options> = {}) =>
  (await execute(tool, input, { ...initialValues(tool.options), ...options }, {} as never)).shown.value;

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
