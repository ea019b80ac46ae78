import { BlockList, isIPv6 } from 'node:net';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import type { FieldRow, Outcome } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const random = seededRandom('ula');
const make = (input: string, globalId: 'mac' | 'random' = 'mac'): Promise<Outcome> =>
  runTool(tool, input, { globalId }, { random });
const values = async (...args: Parameters<typeof make>) =>
  ((await make(...args)).shown.value as FieldRow[]).map(({ value }) => value);

/** RFC 4193: fc00::/7 with the bit for local assignment set. */
const local = new BlockList();
local.addSubnet('fd00::', 8, 'ipv6');

describe('ipv6-ula', () => {
  it('takes the first ten digits of the address, however it is written', async () => {
    const expected = await values('00:1A:2B:3C:4D:5E');
    expect(expected[0]).toBe('fd00:1a2b:3c4d:0000:0000:0000:0000:0001');
    for (const written of ['00-1a-2b-3c-4d-5e', '001a.2b3c.4d5e', '001A2B3C4D5E', ' 00:1a:2b:3c:4d:5e '])
      expect(await values(written)).toEqual(expected);
  });

  it('draws a random global ID without bias, for which no MAC address is needed', async () => {
    const firsts: string[] = [];
    for (let at = 0; at < 20_000; at++) {
      const [address = '', first = '', last = ''] = await values('', 'random');
      if (at < 500)
        for (const one of [address, first, last]) {
          expect(isIPv6(one)).toBe(true);
          expect(local.check(one, 'ipv6')).toBe(true);
        }
      firsts.push(...[...address.replaceAll(':', '').slice(2, 12)].slice(0, 5));
    }
    expect(deviationAmong(16, firsts)).toBeLessThan(5);
  });

  // Python: hashlib.sha1(struct.pack('>II', ms // 1000 + 2208988800, ms % 1000 * 2**32 // 1000) + eui64).digest()[-5:].hex()
  it.each([
    [1767323045000, '20:37:06:12:34:56', '28e82b6f8b'],
    [1767323045789, '00:1b:63:84:45:e6', 'a6794ea98a'],
    [0, '02:00:00:00:00:01', '4dbdd6dd38'],
  ])('makes the global ID of the time %s and %s as RFC 4193 samples it', async (now, mac, id) => {
    const { shown } = await runTool(tool, mac, { globalId: 'sample' }, { now: () => now });
    const [address] = shown.value as FieldRow[];
    expect(address!.value.replaceAll(':', '').slice(0, 12)).toBe(`fd${id}`);
    await expect(runTool(tool, ' ', { globalId: 'sample' })).rejects.toThrow('Enter a MAC address');
  });

  it('lists networks of size /64, each within the prefix', async () => {
    const { shown } = await runTool(tool, '20:37:06:12:34:56', { subnets: 256, firstSubnet: 'ff00' });
    const subnets = (shown.value as FieldRow[]).slice(3);
    expect(subnets).toHaveLength(256);
    expect(subnets.at(-1)).toEqual({ label: 'Subnet ffff', value: 'fd20:3706:1234:ffff::/64' });
    const all = new BlockList();
    for (const { value } of subnets) {
      const [net = ''] = value.split('/');
      expect(isIPv6(net)).toBe(true);
      expect(all.check(net, 'ipv6')).toBe(false);
      all.addSubnet(net, 64, 'ipv6');
    }
    await expect(runTool(tool, '20:37:06:12:34:56', { subnets: 2, firstSubnet: 'ffff' })).rejects.toThrow(
      'From ffff on there is only 1 subnet',
    );
    await expect(runTool(tool, '20:37:06:12:34:56', { subnets: 1, firstSubnet: 'xyz' })).rejects.toThrow(
      'First Subnet is a hexadecimal number from 0 to ffff',
    );
  });

  it('shows the prefix in its short form', async () => {
    expect((await make('00:00:00:00:00:00')).facts[0]?.value).toBe('fd00::/48');
    expect((await make('0a:0b:00:00:0c:00')).facts[0]?.value).toBe('fd0a:b00:c::/48');
  });

  it('says what is wrong', async () => {
    await expect(make('12:34')).rejects.toThrow('A MAC address has 12 hexadecimal digits; this one has 4');
    await expect(make('zz:34')).rejects.toThrow('“z” isn’t a hexadecimal digit');
    await expect(make(' ')).rejects.toThrow('Enter a MAC address, or choose a random Global ID');
  });
});
