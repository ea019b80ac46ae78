import { BlockList, isIPv4, isIPv6 } from 'node:net';
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

  it.each([
    ['203.0.113.64', 26, 'ipv4'],
    ['10.1.2.3', 8, 'ipv4'],
    ['0.0.0.0', 0, 'ipv4'],
    ['198.51.100.7', 32, 'ipv4'],
    ['2001:db8:1::', 48, 'ipv6'],
    ['::', 0, 'ipv6'],
  ] as const)('draws within %s/%d as Node reads it', async (address, prefix, version) => {
    const list = new BlockList();
    list.addSubnet(address, prefix, version);
    const { results } = await draw({ within: `${address}/${prefix}`, count: 500 });
    for (const one of results) expect(list.check(one, version), one).toBe(true);
  });

  it('draws every address of a block equally often, the first and the last too', async () => {
    const { results, facts } = await draw({ within: '10.0.0.8/29', count: 50_000 });
    expect(deviationAmong(8, results)).toBeLessThan(5);
    expect(results).toEqual(expect.arrayContaining(['10.0.0.8', '10.0.0.15']));
    expect(facts[0]).toMatchObject({ value: '8' });
  });

  it('draws private ones alone, each network by its size', async () => {
    const { results, facts } = await draw({ onlyPrivate: true, count: 50_000 });
    expect(facts[0]).toMatchObject({ value: String(2 ** 24 + 2 ** 20 + 2 ** 16).replace(/(?=(\d{3})+$)/g, ',') });
    for (const one of results) expect(one).toMatch(/^10\.|^172\.(1[6-9]|2\d|3[01])\.|^192\.168\./);
    const share = results.filter((one) => one.startsWith('172.')).length / results.length;
    expect(share).toBeCloseTo(2 ** 20 / (2 ** 24 + 2 ** 20 + 2 ** 16), 2);
    for (const one of (await draw({ version: 'ipv6', onlyPrivate: true, count: 500 })).results)
      expect(one).toMatch(/^fd[\da-f]{2}:/);
    for (const one of (await draw({ onlyPrivate: true, within: '172.0.0.0/8', count: 500 })).results)
      expect(one).toMatch(/^172\.(1[6-9]|2\d|3[01])\./);
    for (const one of (await draw({ excludePrivate: true, within: '192.0.0.0/8', count: 500 })).results)
      expect(one).not.toMatch(/^192\.(168|0\.[02])\./);
  });

  it('says what leaves nothing to draw', async () => {
    await expect(draw({ within: '10.0.0.0/33' })).rejects.toThrow('Within must be a block such as 10.0.0.0/8');
    await expect(draw({ within: 'home' })).rejects.toMatchObject({ details: { field: 'within' } });
    await expect(draw({ within: '8.8.8.0/24', onlyPrivate: true })).rejects.toThrow(
      '8.8.8.0/24 has no private address',
    );
    await expect(draw({ within: '10.0.0.0/8', excludePrivate: true })).rejects.toThrow('has no public address');
    await expect(draw({ onlyPrivate: true, excludePrivate: true })).rejects.toThrow('leave no address');
    await expect(draw({ within: '10.0.0.0/8', version: 'ipv6', cidr: true, prefixLength: 64 })).rejects.toThrow(
      'Prefix Length must be from 1 to 32',
    );
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
