import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { callChain } from '@/kit/chain/call';
import { callDetect } from '@/kit/detect/call';
import { initialValues } from '@/kit/option';
import { runTool, testContext } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = async (input: string, options: Partial<Options> = {}) => (await runTool(tool, input, options)).value;

it('starts with decimal codes between spaces, in real time', () => {
  expect(initialValues(tool.options)).toEqual({
    delimiter: 'space',
    encoding: 'decimal',
    above: 'utf8',
    realTime: true,
  });
  expect(tool.output).toMatchObject({
    download: 'converted_text.txt',
    copiedMessage: { title: 'Copied to clipboard' },
  });
});

it('reads the whole of ISO 8859-1', async () => {
  const codes = Array.from({ length: 256 }, (_, code) => code);
  expect(await run(codes.join('\n'), { delimiter: 'newLine' })).toBe(Buffer.from(codes).toString('latin1'));
});

it('reads codes above 127 as UTF-8, and says so', async () => {
  const { shown, notes } = await runTool(tool, 'c3 a9', { encoding: 'hexadecimal' });
  expect([shown.value, notes]).toEqual(['é', ['Codes above 127 are read as bytes of UTF-8.']]);
  expect((await runTool(tool, '48 69', { encoding: 'hexadecimal' })).notes).toEqual([]);
  expect(await run('195 169')).toBe('é');
  expect(await run('195 169', { above: 'latin1' })).toBe('Ã©');
  expect((await runTool(tool, '99 233')).notes).toEqual([
    'These codes are not UTF-8, so those above 127 are read as ISO 8859-1.',
  ]);
});

it('passes hex on as the bytes it stands for', async () => {
  const sha256 = async (hex: string) => {
    const chain = 'ascii-to-text-converter --encoding hexadecimal | hash-text --take SHA256';
    return (await callChain(chain, hex, testContext())).value;
  };
  for (const hex of ['c3a9', 'ff00fe', '63 61 66 e9', '0000ff', 'efbbbf41']) {
    const digest = createHash('sha256')
      .update(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
      .digest('hex');
    expect(await sha256(hex), hex).toBe(digest);
  }
});

it('names the value that is none', async () => {
  await expect(run('72 300 101')).rejects.toThrow('Invalid ASCII value: 300');
  await expect(run('72 4g', { encoding: 'hexadecimal' })).rejects.toThrow('Invalid ASCII value: 4g');
});

it('is offered for hex with what it really says', async () => {
  for (const hex of [
    '68c3a96c6c6f',
    '68 c3 a9 6c 6c 6f',
    '\\x68\\xc3\\xa9\\x6c\\x6c\\x6f',
    '0x68, 0xc3, 0xa9, 0x6c, 0x6c, 0x6f',
  ]) {
    const [first] = await callDetect(hex, {}, testContext());
    expect(first, hex).toMatchObject({ slug: 'ascii-to-text-converter', inputs: { input: hex }, preview: 'héllo' });
  }
  const packed = Buffer.from(Buffer.from('{"a":"é"}').toString('base64')).toString('hex');
  const [chained] = await callDetect(packed, {}, testContext());
  expect(chained?.chain?.steps.map(({ tool: slug }) => slug)).toEqual([
    'ascii-to-text-converter',
    'base64-string',
    'json-formatter',
  ]);
});
