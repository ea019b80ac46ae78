import { bigintBelow } from './draw';
import type { RandomSource } from './source';

export type IpVersion = 'ipv4' | 'ipv6';
export const IP_BITS = { ipv4: 32, ipv6: 128 } as const;

/** The IANA special-purpose address registries (RFC 6890) and multicast. Blocks within a listed block are left out. */
export const SPECIAL_BLOCKS = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: [
    ...['::/128', '::1/128', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64'],
    ...['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20', '5f00::/16', 'fc00::/7'],
    ...['fe80::/10', 'ff00::/8'],
  ],
} as const;

/** The first address of a block, and how many there are. */
function parseBlock(block: string, version: IpVersion): { first: bigint; size: bigint } {
  const [address = '', prefix = ''] = block.split('/');
  const size = 1n << BigInt(IP_BITS[version] - Number(prefix));
  if (version === 'ipv4')
    return { first: address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n), size };
  const [head = [], tail = []] = address.split('::').map((side) => side.split(':').filter(Boolean));
  const groups = [...head, ...new Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return { first: groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n), size };
}

const special = {
  ipv4: SPECIAL_BLOCKS.ipv4.map((block) => parseBlock(block, 'ipv4')),
  ipv6: SPECIAL_BLOCKS.ipv6.map((block) => parseBlock(block, 'ipv6')),
};

/** Where public addresses are given out: all of IPv4, but of IPv6 only the global unicast space 2000::/3. */
const PUBLIC_SPACE = { ipv4: parseBlock('0.0.0.0/0', 'ipv4'), ipv6: parseBlock('2000::/3', 'ipv6') };

export const isSpecial = (address: bigint, version: IpVersion): boolean =>
  special[version].some(({ first, size }) => address >= first && address < first + size);

export interface IpOptions {
  version: IpVersion;
  excludePrivate: boolean;
}

/** Uniform among all addresses, or among the public ones that are not special. */
export function drawIp(source: RandomSource, { version, excludePrivate }: IpOptions): bigint {
  if (!excludePrivate) return bigintBelow(source, 1n << BigInt(IP_BITS[version]));
  const { first, size } = PUBLIC_SPACE[version];
  for (;;) {
    const address = first + bigintBelow(source, size);
    if (!isSpecial(address, version)) return address;
  }
}

export function countIps({ version, excludePrivate }: IpOptions): bigint {
  if (!excludePrivate) return 1n << BigInt(IP_BITS[version]);
  const space = PUBLIC_SPACE[version];
  return special[version]
    .filter(({ first }) => first >= space.first && first < space.first + space.size)
    .reduce((left, { size }) => left - size, space.size);
}

export function formatIp(address: bigint, version: IpVersion): string {
  const count = version === 'ipv4' ? 4 : 8;
  const bits = BigInt(IP_BITS[version] / count);
  const parts = Array.from({ length: count }, (_, at) =>
    Number((address >> (bits * BigInt(count - 1 - at))) & ((1n << bits) - 1n)),
  );
  return version === 'ipv4' ? parts.join('.') : compress(parts.map((part) => part.toString(16)));
}

/** RFC 5952: the longest run of two or more zero groups, the first of equals, becomes `::`. */
function compress(groups: readonly string[]): string {
  let best = { at: 0, length: 1 };
  for (let at = 0; at < groups.length; at++) {
    let length = 0;
    while (groups[at + length] === '0') length++;
    if (length > best.length) best = { at, length };
  }
  if (best.length === 1) return groups.join(':');
  return `${groups.slice(0, best.at).join(':')}::${groups.slice(best.at + best.length).join(':')}`;
}
