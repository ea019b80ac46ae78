import { BlockList, isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { countIps, drawIp, formatIp, isSpecial, SPECIAL_BLOCKS } from './ip';
import { seededRandom } from './seeded';
import { deviation } from './testing';

/** Node's own reading of the blocks. */
const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const version of ['ipv4', 'ipv6'] as const)
  for (const block of SPECIAL_BLOCKS[version]) {
    const [address, prefix] = block.split('/');
    lists[version].addSubnet(address!, Number(prefix), version);
  }

const wide = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n });
/** With the zeros that make `::` interesting. */
const sparse = fc
  .array(fc.constantFrom(0n, 0n, 1n, 0xffffn, 0x2001n, 0xdb8n, 0xff9bn, 0x64n, 0xfe80n), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.reduce<bigint>((sum, group) => sum * 65_536n + group, 0n));

describe('formatIp', () => {
  it('is the shortest form of RFC 5952, as the platform writes it', () => {
    fc.assert(
      fc.property(fc.oneof(wide, sparse), (address) => {
        const text = formatIp(address, 'ipv6');
        expect(isIPv6(text)).toBe(true);
        // The platform writes IPv4-mapped addresses in hex as well, within a URL.
        expect(`[${text}]`).toBe(new URL(`http://[${text}]`).hostname);
      }),
    );
    expect(formatIp(0n, 'ipv6')).toBe('::');
    expect(formatIp(1n, 'ipv6')).toBe('::1');
    expect(formatIp(0x2001_0db8_0000_0001_0000_0001_0000_0001n, 'ipv6')).toBe('2001:db8:0:1:0:1:0:1');
    expect(formatIp(0xc0a8_0001n, 'ipv4')).toBe('192.168.0.1');
    expect(isIPv4(formatIp(0xffff_ffffn, 'ipv4'))).toBe(true);
  });
});

describe('special ranges', () => {
  it('agree with the platform on any address', () => {
    fc.assert(
      fc.property(fc.oneof(wide, sparse), (address) => {
        expect(isSpecial(address, 'ipv6')).toBe(lists.ipv6.check(formatIp(address, 'ipv6'), 'ipv6'));
        const short = address & 0xffff_ffffn;
        expect(isSpecial(short, 'ipv4')).toBe(lists.ipv4.check(formatIp(short, 'ipv4'), 'ipv4'));
      }),
      { numRuns: runs(2000) },
    );
  });

  it.each([
    '10.1.2.3',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.9.9',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '0.0.0.0',
  ])('hold %s', (address) =>
    expect(
      isSpecial(
        address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n),
        'ipv4',
      ),
    ).toBe(true),
  );
  it.each(['172.15.255.255', '172.32.0.0', '8.8.8.8', '100.128.0.0', '192.0.3.0', '223.255.255.255'])(
    'do not hold %s',
    (address) =>
      expect(
        isSpecial(
          address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n),
          'ipv4',
        ),
      ).toBe(false),
  );

  it('overlap nowhere, so that they can be counted', () => {
    for (const version of ['ipv4', 'ipv6'] as const) {
      const blocks = SPECIAL_BLOCKS[version];
      expect(new Set(blocks).size).toBe(blocks.length);
      for (const block of blocks) {
        const others = new BlockList();
        for (const other of blocks)
          if (other !== block) others.addSubnet(other.split('/')[0]!, Number(other.split('/')[1]), version);
        expect(others.check(block.split('/')[0]!, version), block).toBe(false);
      }
    }
    expect(countIps({ version: 'ipv4', excludePrivate: false })).toBe(2n ** 32n);
  });
});

describe('drawIp', () => {
  it('is even over the first bytes, and over those left when special ranges go', () => {
    const source = seededRandom('ip');
    const firstBytes = (excludePrivate: boolean) => {
      const counts = new Array<number>(256).fill(0);
      for (let i = 0; i < 100_000; i++) counts[Number(drawIp(source, { version: 'ipv4', excludePrivate }) >> 24n)]!++;
      return counts;
    };
    expect(Math.abs(deviation(firstBytes(false)))).toBeLessThan(5);
    const left = firstBytes(true);
    for (const gone of [0, 10, 127, 224, 239, 240, 255]) expect(left[gone]).toBe(0);
    // Only bytes all of whose addresses are left can be compared with each other.
    expect(
      Math.abs(deviation(left.filter((_, at) => at < 224 && ![0, 10, 100, 127, 169, 172, 192, 198, 203].includes(at)))),
    ).toBeLessThan(5);
  });

  it('gives no public IPv6 address that Python’s ipaddress does not call global', () => {
    // Its private, reserved, site-local and multicast networks (3.11).
    const blocks =
      '::1/128 ::/128 ::ffff:0:0/96 100::/64 2001::/23 2001:2::/48 2001:db8::/32 2001:10::/28 fc00::/7 fe80::/10 ::/8 100::/8 200::/7 400::/6 800::/5 1000::/4 4000::/3 6000::/3 8000::/3 a000::/3 c000::/3 e000::/4 f000::/5 f800::/6 fe00::/9 fec0::/10 ff00::/8';
    const notGlobal = new BlockList();
    for (const block of blocks.split(' ')) {
      const [address, prefix] = block.split('/');
      notGlobal.addSubnet(address!, Number(prefix), 'ipv6');
    }
    const source = seededRandom('ipv6');
    const drawn = Array.from({ length: 5000 }, () => drawIp(source, { version: 'ipv6', excludePrivate: true }));
    for (const address of drawn) expect(notGlobal.check(formatIp(address, 'ipv6'), 'ipv6')).toBe(false);
    expect(new Set(drawn.map((address) => formatIp(address, 'ipv6')[0]))).toEqual(new Set(['2', '3']));
    const blocksIn2000 = [2n ** 105n, 2n ** 96n, 2n ** 112n, 2n ** 80n, 2n ** 108n];
    expect(countIps({ version: 'ipv6', excludePrivate: true })).toBe(
      blocksIn2000.reduce((left, size) => left - size, 2n ** 125n),
    );
  });
});
