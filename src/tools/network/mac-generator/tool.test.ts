import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const draw = async (options: Record<string, unknown>) => {
  const { shown } = await runTool(tool, undefined, options, { random: seededRandom('mac') });
  return shown.value as string[];
};

describe('mac-generator', () => {
  it('completes the prefix to six bytes in each dress', async () => {
    expect((await draw({}))[0]).toMatch(/^64:16:7F(:[0-9A-F]{2}){3}$/);
    expect((await draw({ separator: 'dash', letters: 'lower' }))[0]).toMatch(/^64-16-7f(-[0-9a-f]{2}){3}$/);
    expect((await draw({ separator: 'dot' }))[0]).toMatch(/^64\.16\.7F(\.[0-9A-F]{2}){3}$/);
    expect((await draw({ separator: 'none', prefix: '' }))[0]).toMatch(/^[0-9A-F]{12}$/);
    expect(await draw({ prefix: '00-11-22-33-44-55' })).toEqual(['00:11:22:33:44:55']);
  });

  it('gives different addresses are possible, as many as there are', async () => {
    const all = await draw({ prefix: '0011223344', count: 256 });
    expect(new Set(all).size).toBe(256);
    await expect(draw({ prefix: '0011223344', count: 257 })).rejects.toThrow(
      'only 256 different addresses are possible',
    );
  });

  it('draws each byte equally often', async () => {
    const last = (await draw({ count: 100_000 })).map((address) => address.slice(-2));
    expect(deviationAmong(256, last)).toBeLessThan(5);
  });

  it('sets and clears the two bits', async () => {
    for (const address of await draw({ prefix: '', count: 500, unicast: true, local: true }))
      expect(Number.parseInt(address.slice(0, 2), 16) & 3).toBe(2);
    expect((await draw({ prefix: '01', unicast: true, local: true }))[0]).toMatch(/^02/);
    expect(await draw({ prefix: '', count: 1000, unicast: true, local: true })).toHaveLength(1000);
  });

  it.each([
    ['64:16:7', 'ends inside a byte'],
    ['xyz', '“x” isn’t a hexadecimal digit'],
    ['00112233445566', 'longer than a MAC address'],
  ])('refuses the prefix %s', async (prefix, message) => {
    await expect(draw({ prefix })).rejects.toThrow(message);
  });

  it('has a least quantity of 1', () =>
    expect(() => readOption(tool.options.count, 0)).toThrow('Quantity must be from 1 to 1000'));
});
