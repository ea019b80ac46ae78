import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const full = (input: string, from: number, to: number, options: Partial<Options> = {}) =>
  runTool(tool, input, { fromBase: `base${from}`, toBase: `base${to}`, ...options });
const run = async (...args: Parameters<typeof full>) => (await full(...args)).shown.value;
const base = fc.integer({ min: 2, max: 36 });

describe('integer-base', () => {
  it('agrees with BigInt at any length, between any two bases, with sign', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(10n ** 120n), max: 10n ** 120n }), base, base, async (value, from, to) => {
        expect(await run(value.toString(from), from, to, { uppercase: false })).toBe(value.toString(to));
        expect(await run(value.toString(from).toUpperCase(), from, to)).toBe(value.toString(to).toUpperCase());
      }),
    );
  });

  it('agrees with the digits of binary fractions, which JavaScript writes exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -65535, max: 65535 }), async (sixteenths) => {
        const value = sixteenths / 256;
        if (Object.is(value, -0)) return;
        expect(await run(String(value), 10, 2)).toBe(value.toString(2));
        expect(await run(value.toString(16), 16, 10)).toBe(String(value));
      }),
    );
  });

  it('cuts the ninth digit off and says so', async () => {
    // python3: from fractions import Fraction; the digits of 2/3 in base 10
    expect(await full('0.2', 3, 10)).toMatchObject({
      shown: { value: '0.66666666' },
      notes: ['Cut off after 8 digits after the point.'],
    });
    expect((await full('0.5', 10, 2)).notes).toEqual([]);
    expect(await run('-0.0000000001', 10, 2)).toBe('0');
  });

  it.each([
    ['0xFF', 16, 10, '255'],
    ['-0b1010', 2, 10, '-10'],
    ['0b1', 16, 10, '177'],
    ['1111 0000_1111', 2, 16, 'F0F'],
    ['.5', 10, 2, '0.1'],
    ['5.', 10, 2, '101'],
    ['−7', 10, 8, '-7'],
    ['+zz', 36, 10, '1295'],
    ['007\r\n\n-08 ', 10, 10, '7\r\n\n-8'],
  ])('reads %j in base %d', async (text, from, to, out) => expect(await run(text, from, to)).toBe(out));

  it.each([
    ['102', 2, 1, 3],
    ['12\n1g', 16, 2, 2],
    ['1.2.3', 10, 1, 4],
    ['--1', 10, 1, 2],
    ['-', 10, 1, 2],
    ['1_', 10, 1, 2],
    ['١٢', 10, 1, 1],
  ])('refuses %j in base %d and shows the digit', async (text, from, line, column) => {
    await expect(run(text, from, 10)).rejects.toMatchObject({
      message: `Invalid input for base ${from}`,
      details: { line, column },
    });
  });

  it.each([
    ['1G', 16, '“G” isn’t a digit in base 16'],
    ['١', 10, '“١” isn’t a digit in base 10'],
    ['1🙂', 10, '“🙂” isn’t a digit in base 10'],
    ['-', 10, undefined],
  ])('names what is no digit in %j', async (text, from, hint) => {
    const { details } = await full(text, from, 10).catch((error) => error);
    expect(details.hint).toBe(hint);
  });

  it('says that it failed where the platform does', async () => {
    const failing = vi.spyOn(BigInt.prototype, 'toString').mockImplementation(() => {
      throw new RangeError('Maximum BigInt size exceeded');
    });
    try {
      await expect(run('7', 10, 2)).rejects.toMatchObject({ name: 'InputError', message: 'Conversion failed' });
    } finally {
      failing.mockRestore();
    }
  });

  it('offers the bases of the specification first, and all others', () => {
    const bases = Object.values(tool.options.fromBase.choices);
    expect(bases.slice(0, 6)).toEqual(['2', '8', '10', '16', '32', '36']);
    expect(new Set(bases.map(Number))).toEqual(new Set(Array.from({ length: 35 }, (_, at) => at + 2)));
  });

  it('converts 100,000 digits without a wait', async () => {
    const digits = '9'.repeat(100_000);
    const start = processorTime();
    expect(await run((await run(digits, 10, 36)) as string, 36, 10)).toBe(digits);
    expectWithin(5000, start);
  });
});

describe('a fixed number of bits', () => {
  it.each<[string, number, number, NonNullable<Options['bits']>, string]>([
    ['-42', 10, 16, 'int16', 'FFD6'],
    ['FFD6', 16, 10, 'int16', '-42'],
    ['0xd6', 16, 10, 'int8', '-42'],
    ['-1', 16, 2, 'int8', '11111111'],
    ['5', 10, 2, 'int8', '00000101'],
    ['-1', 10, 8, 'int16', '177777'],
    ['-1', 10, 10, 'int128', '-1'],
    ['-1', 10, 36, 'int8', '73'],
    // python3: struct.pack('>f', 3.14).hex() and so on.
    ['3.14', 10, 16, 'single', '4048F5C3'],
    ['4048F5C3', 16, 10, 'single', '3.14'],
    ['1e5', 10, 16, 'double', '40F86A0000000000'],
    ['3555', 16, 10, 'half', '0.3333'],
    ['7C00', 16, 10, 'half', 'Infinity'],
    ['-inf', 10, 2, 'half', '1111110000000000'],
    ['0.1', 10, 10, 'half', '0.1'],
    ['1\n-1', 10, 16, 'int8', '01\nFF'],
  ])('%s from base %i to %i as %s is %s', async (text, from, to, bits, out) =>
    expect(await run(text, from, to, { bits })).toBe(out),
  );

  it('takes the number apart', async () => {
    const { facts } = await full('-0.1', 10, 16, { bits: 'half' });
    expect(facts).toEqual([
      { label: 'Value', value: '-0.1', note: 'normal' },
      { label: 'Exact Value', value: '-0.0999755859375' },
      { label: 'Sign', value: '1', note: 'negative' },
      { label: 'Exponent', value: '01011', note: '11, for 2^-4' },
      { label: 'Fraction', value: '1001100110', note: 'after a 1 that is not written' },
      { label: 'Hexadecimal', value: 'AE66' },
    ]);
    expect((await full('214', 10, 2, { bits: 'int16' })).facts).toEqual([
      { label: 'Signed', value: '214' },
      { label: 'Unsigned', value: '214' },
      { label: 'Bits', value: '00000000 11010110' },
    ]);
    expect((await full('1\n2', 10, 2, { bits: 'int16' })).facts).toEqual([]);
  });

  it.each<[string, number, NonNullable<Options['bits']>, string]>([
    ['128', 10, 'int8', '8 bits hold -128 to 127 in two’s complement'],
    ['100', 16, 'int8', 'The number has more than 8 bits'],
    ['1.5', 10, 'int8', 'Bits have no digits after the point'],
    ['-1', 16, 'half', 'Bits have no sign: the first of them is the sign'],
    ['x', 10, 'half', 'Not a decimal number'],
    ['xyz', 16, 'int8', 'Invalid input for base 16'],
  ])('refuses %s of base %i as %s', async (text, from, bits, message) => {
    await expect(run(`1\n ${text}`, from, 2, { bits })).rejects.toMatchObject({ message, details: { line: 2 } });
  });
});
