import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { runNow } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool, { readChannels, writeHex } from './tool';

const run = (input: string, options: Partial<ToolOptions<typeof tool>> = {}) =>
  runNow(tool, input, { direction: 'hex-to-rgb', alpha: 1, percentage: false, ...options }).value[0]!.value;

describe('HEX to RGB', () => {
  it.each([
    ['#3B82F6', 'rgb(59, 130, 246)'],
    ['3b82f6', 'rgb(59, 130, 246)'],
    ['#0AF', 'rgb(0, 170, 255)'],
    ['#0AF8', 'rgba(0, 170, 255, 0.533)'],
    ['#00AAFF00', 'rgba(0, 170, 255, 0)'],
    // The alphas CSS Color 4 (section 15.1) serializes these bytes with.
    ['#00000080', 'rgba(0, 0, 0, 0.5)'],
    ['#0000007f', 'rgba(0, 0, 0, 0.498)'],
  ])('%s is %s', (hex, rgb) => expect(run(hex)).toBe(rgb));

  it('takes the alpha beside six digits, and the digits’ own before it', () => {
    expect(run('#ff0000', { alpha: 0.25 })).toBe('rgba(255, 0, 0, 0.25)');
    expect(run('#ff0000ff', { alpha: 0.25 })).toBe('rgb(255, 0, 0)');
  });
  it('writes percentages', () => {
    expect(run('#ff8000', { percentage: true })).toBe('rgb(100%, 50.2%, 0%)');
  });
  it.each(['', '#12', '#12345', '#1234567', '#123456789', '#ggg', 'red', '##fff', '#fff\u0000'])(
    'refuses %j',
    (hex) => {
      expect(() => run(hex)).toThrow('Please enter a valid HEX color code');
    },
  );
});

describe('RGB to HEX', () => {
  it.each([
    ['59, 130, 246', '#3B82F6'],
    ['rgb(59 130 246)', '#3B82F6'],
    ['rgba(59,130,246,.5)', '#3B82F680'],
    ['300 -5 12.6', '#FF000D'],
    ['100% 50% 0%', '#FF8000'],
  ])('%s is %s', (rgb, hex) => expect(run(rgb, { direction: 'rgb-to-hex' })).toBe(hex));

  it('comes back to the color it came from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(8, '0').toUpperCase()}`;
        expect(run(run(hex), { direction: 'rgb-to-hex' })).toBe(hex.replace(/FF$/, ''));
      }),
      { numRuns: runs(300) },
    );
  });
  it('refuses anything else, however long', () => {
    for (const text of [
      '',
      '1 2',
      '1 2 3 4 5',
      '1e9 0 0',
      'NaN 0 0',
      'rgb(1 2',
      `${'('.repeat(100_000)}`,
      ' '.repeat(1_000_000),
    ])
      expect(() => readChannels(text, 1)).toThrow(InputError);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        try {
          expect(writeHex(readChannels(text, 1))).toMatch(/^#[\dA-F]{6,8}$/);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});
