import { isIPv4, isIPv6 } from 'node:net';
import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-ip', () => {
  it('gives addresses of the version, and public ones on request', async () => {
    for (const address of (await draw({ count: 2000 })).results) expect(isIPv4(address)).toBe(true);
    for (const address of (await draw({ version: 'ipv6', count: 2000 })).results) expect(isIPv6(address)).toBe(true);
    for (const address of (await draw({ excludePrivate: true, count: 4000 })).results)
      expect(address).not.toMatch(/^(0|10|127|22[4-9]|2[345]\d)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./);
    for (const address of (await draw({ version: 'ipv6', excludePrivate: true, count: 4000 })).results)
      expect(address).not.toMatch(/^f[cdf]..:|^fe[89ab].:/);
  });

  it('draws each last byte equally often', async () => {
    const { results } = await draw({ count: 100_000 });
    expect(
      deviationAmong(
        256,
        results.map((address) => address.split('.')[3]),
      ),
    ).toBeLessThan(5);
  });

  it('adds every prefix length equally often, or the one asked for', async () => {
    const { results } = await draw({ cidr: true, count: 100_000 });
    expect(
      deviationAmong(
        32,
        results.map((address) => address.split('/')[1]),
      ),
    ).toBeLessThan(5);
    const long = await draw({ version: 'ipv6', cidr: true, count: 100_000 });
    const prefixes = long.results.map((address) => Number(address.split('/')[1]));
    expect([Math.min(...new Set(prefixes)), Math.max(...new Set(prefixes))]).toEqual([1, 128]);
    expect(deviationAmong(128, prefixes)).toBeLessThan(5);
    expect((await draw({ cidr: true, prefixLength: 24, count: 1 })).results[0]).toMatch(/\/24$/);
    await expect(draw({ cidr: true, prefixLength: 33 })).rejects.toThrow('Prefix Length must be from 1 to 32');
  });

  it('tells how many there are', async () => {
    expect((await draw()).facts[0]).toEqual({ label: 'Possible addresses', value: '4,294,967,296' });
    expect((await draw({ version: 'ipv6' })).facts[0]).toMatchObject({ value: 'about 3.40 × 10³⁸' });
  });

  it('has no seed', () => expect(Object.keys(tool.options)).not.toContain('seed'));

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
