import { expect, it } from 'vitest';
import { initialValues } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { OptionsOf } from '@/kit/tool';
import tool from './tool';

type Options = OptionsOf<typeof tool>;
const run = async (input: string, options: Partial<Options> = {}) => (await runTool(tool, input, options)).value;

it('starts with decimal codes between spaces, in real time', () => {
  expect(initialValues(tool.options)).toEqual({ delimiter: 'space', encoding: 'decimal', realTime: true });
  expect(tool.output).toMatchObject({ download: 'converted_text.txt', copySays: { title: 'Copied to clipboard' } });
});

it('reads the whole of ISO 8859-1', async () => {
  const codes = Array.from({ length: 256 }, (_, code) => code);
  expect(await run(codes.join('\n'), { delimiter: 'newLine' })).toBe(Buffer.from(codes).toString('latin1'));
});

it('names the value that is none', async () => {
  await expect(run('72 300 101')).rejects.toThrow('Invalid ASCII value: 300');
  await expect(run('72 4g', { encoding: 'hexadecimal' })).rejects.toThrow('Invalid ASCII value: 4g');
});
