import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-bytes', () => {
  it('draws all 256 bytes equally often', async () => {
    const { results } = await draw({ length: 1000, format: 'raw', count: 100 });
    expect(
      deviationAmong(
        256,
        results.flatMap((bytes) => bytes.split(', ')),
      ),
    ).toBeLessThan(5);
  });

  it('writes the same bytes in each format', async () => {
    const [raw, hex, base64] = await Promise.all(
      (['raw', 'hex', 'base64'] as const).map(async (format) => (await draw({ length: 1024, format })).results[0]!),
    );
    const bytes = Buffer.from(raw!.split(',').map(Number));
    expect(bytes).toHaveLength(1024);
    expect(hex).toBe(bytes.toString('hex'));
    expect(base64).toBe(bytes.toString('base64'));
  });

  it('has no seed: what it gives may become a key', () => {
    expect(Object.keys(tool.options)).toEqual(['length', 'format', 'count']);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.length, 1025)).toThrow('Length must be from 1 to 1024');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
