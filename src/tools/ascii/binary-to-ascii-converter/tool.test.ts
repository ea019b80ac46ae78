import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = (input: string) => runTool(tool, input);
const decode = async (input: string) => (await run(input)).shown.value;
const getBits = (text: string) => [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0'));

describe('binary-to-ascii-converter', () => {
  it('reads the UTF-8 of any text, grouped in any way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((one) => one.isWellFormed()),
        fc.constantFrom(' ', '', '\n', '\t '),
        async (text, separator) => {
          expect(await decode(getBits(text).join(separator))).toBe(text);
        },
      ),
    );
  });

  it('takes half bytes, and groups of seven as ASCII', async () => {
    expect(await decode('0100 1000 0110 1001')).toBe('Hi');
    const seven = await run('1001000 1101001');
    expect(seven.shown.value).toBe('Hi');
    expect(seven.notes).toEqual(['Read as 7-bit ASCII: every group has seven bits.']);
  });

  it('takes 10,000 characters and refuses one more', async () => {
    expect(await decode('01100001'.repeat(1250))).toBe('a'.repeat(1250));
    for (const input of [`${'01100001'.repeat(1250)} `, 'x'.repeat(1e6)])
      await expect(run(input)).rejects.toThrow('Input exceeds maximum length of 10000 characters');
  });

  it.each(['0100100a', '0b01001000', '01001000,01101001', '２', '-1', '01001000 😀'])('refuses %j', async (input) => {
    await expect(run(input)).rejects.toThrow('Invalid binary input. Please use only 0s and 1s.');
  });

  it('says how many bits are left over, and where', async () => {
    await expect(run('01001000 011')).rejects.toMatchObject({
      message: 'Invalid binary input: 3 bits are left over, a byte has 8',
      details: { line: 1, column: 10 },
    });
  });

  it('offers bytes that are no text as a file', async () => {
    expect((await run('11111111 11011000')).shown).toEqual({
      kind: 'bytes',
      value: { bytes: new Uint8Array([0xff, 0xd8]), name: 'ascii_output.bin' },
    });
  });
});
