import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-mac', () => {
  it('keeps the multicast bit clear for unicast, and draws the rest evenly', async () => {
    const { results } = await draw({ count: 100_000 });
    const first = results.map((address) => Number.parseInt(address.slice(0, 2), 16));
    expect(first.every((byte) => byte % 2 === 0)).toBe(true);
    expect(deviationAmong(128, first)).toBeLessThan(5);
    expect(
      deviationAmong(
        256,
        results.map((address) => address.slice(-2)),
      ),
    ).toBeLessThan(5);
  });

  it('gives both kinds otherwise, and local addresses on request', async () => {
    const any = await draw({ unicast: false, count: 100_000 });
    expect(
      deviationAmong(
        256,
        any.results.map((address) => address.slice(0, 2)),
      ),
    ).toBeLessThan(5);
    const local = await draw({ local: true, count: 1000 });
    for (const address of local.results) expect(address).toMatch(/^.[26ae]:/);
  });

  it.each([
    ['colon', /^([0-9a-f]{2}:){5}[0-9a-f]{2}$/],
    ['hyphen', /^([0-9a-f]{2}-){5}[0-9a-f]{2}$/],
    ['dot', /^([0-9a-f]{4}\.){2}[0-9a-f]{4}$/],
    ['plain', /^[0-9a-f]{12}$/],
  ] as const)('writes the form %s', async (format, pattern) => {
    const { results } = await draw({ format, count: 50 });
    for (const address of results) expect(address).toMatch(pattern);
    const upper = await draw({ format, count: 50, uppercase: true });
    expect(upper.results).toEqual(results.map((address) => address.toUpperCase()));
  });

  it('has no seed', () => expect(Object.keys(tool.options)).not.toContain('seed'));

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
