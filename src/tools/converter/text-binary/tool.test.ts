import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => runTool(tool, input, options);
const decode = async (input: string) => (await run(input, { mode: 'decode' })).shown.value;

describe('text-binary', () => {
  it('writes the UTF-8 bytes of any text, as Node has them, and reads them back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed()),
        fc.constantFrom('space', 'none', 'newLine', 'comma'),
        async (text, separator) => {
          const bits = (await run(text, { separator })).shown.value as string;
          const hex = Buffer.from(text).toString('hex');
          expect(bits.replace(/[^01]/g, '')).toBe(
            hex.replace(/./g, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')),
          );
          expect(await decode(bits)).toBe(text);
        },
      ),
    );
  });

  it.each([
    ['0100 1000 0110 1001', 'Hi'],
    ['0100100001101001', 'Hi'],
    ['0b01001000, 0b01101001', 'Hi'],
    ['1001000 1101001', 'Hi'],
    ['01001000\r\n01101001\r\n', 'Hi'],
    ['010010_00|01101-001', 'Hi'],
  ])('reads %j', async (bits, text) => expect(await decode(bits)).toBe(text));

  it.each([
    ['01001000\n0110a001', 'Invalid binary input: "a" is not 0 or 1', 2, 5],
    ['01001000 😀', 'Invalid binary input: "😀" is not 0 or 1', 1, 10],
    ['01001000 011', 'Invalid binary input: 3 bits are left over, a byte has 8', 1, 10],
    ['01001000 01101001 1 ', 'Invalid binary input: 1 bit is left over, a byte has 8', 1, 19],
  ])('refuses %j and says where', async (bits, message, line, column) => {
    await expect(decode(bits)).rejects.toMatchObject({ message, details: { line, column } });
  });

  it('offers bytes that are no text as a file', async () => {
    const { shown } = await run('11111111 11011000', { mode: 'decode' });
    expect(shown).toEqual({ kind: 'bytes', value: { bytes: new Uint8Array([0xff, 0xd8]), name: 'decoded.bin' } });
  });
});
