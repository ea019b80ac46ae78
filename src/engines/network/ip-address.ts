import { formatIp, IP_BITS, type IpVersion } from '@/engines/random/ip';

export { formatIp, IP_BITS, type IpVersion };

/** A dotted IPv4 address, each part from 0 to 255; undefined if it is none. */
export function parseIpv4(text: string): bigint | undefined {
  const parts = text.trim().split('.', 5);
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return undefined;
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

/** Which part of a dotted address is wrong, where it is one. */
export function wrongPart(input: string): string | undefined {
  const parts = input.trim().slice(0, 100).split('.');
  if (parts.length < 3 || !parts.every((part) => /^-?\d+$/.test(part))) return undefined;
  const wrong = parts.findIndex((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255);
  if (wrong !== -1) return `Part ${wrong + 1}, ${parts[wrong]}, isn’t from 0 to 255.`;
  return parts.length === 4 ? undefined : `It has ${parts.length} parts, but an address has four.`;
}

/** An IPv6 address in any of the forms of RFC 4291, with dotted decimals at its end too; undefined if it is none. */
export function parseIpv6(text: string): bigint | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 45) return undefined;
  const dotted = /^(.*:)(\d[\d.]+)$/.exec(trimmed);
  let written = trimmed;
  if (dotted?.[2]?.includes('.')) {
    const last = parseIpv4(dotted[2]);
    if (last === undefined) return undefined;
    written = `${dotted[1]}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}`;
  }
  const sides = written.split('::');
  if (sides.length > 2) return undefined;
  const [head = [], tail = []] = sides.map((side) => (side === '' ? [] : side.split(':')));
  const missing = 8 - head.length - tail.length;
  if (sides.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

/** All eight groups with all their zeros. */
export const formatIpv6Full = (address: bigint): string =>
  address.toString(16).padStart(32, '0').match(/.{4}/g)!.join(':');

export interface Network {
  version: IpVersion;
  prefix: number;
  /** The address that was written, anywhere in the block. */
  address: bigint;
  /** First and last address of the block. */
  first: bigint;
  last: bigint;
}

const getSize = (version: IpVersion, prefix: number): bigint => 1n << BigInt(IP_BITS[version] - prefix);

/** The block of so many leading bits that holds an address. */
export function getNetwork(address: bigint, prefix: number, version: IpVersion): Network {
  const size = getSize(version, prefix);
  const first = address - (address % size);
  return { version, prefix, address, first, last: first + size - 1n };
}

/** Between an address and its mask: a slash, or blanks as routers and `route` write it. */
const MASK_AFTER = /\s*\/\s*|\s+(?:net)?mask\s+|\s+/i;

/** Reads `192.168.1.5/24`, `10.0.0.0/255.0.0.0`, `10.0.0.0 255.0.0.0`, `10.0.0.0 0.255.255.255` or `2001:db8::/32`. */
export function parseNetwork(text: string, defaultPrefix: Readonly<Record<IpVersion, number>>): Network | undefined {
  const [written = '', mask, ...rest] = text.trim().slice(0, 100).split(MASK_AFTER, 3);
  // A number alone behind a blank is no size: it may be anything.
  if (mask !== undefined && !text.includes('/') && !mask.includes('.')) return undefined;
  if (rest.length > 0) return undefined;
  const v4 = parseIpv4(written);
  const address = v4 ?? parseIpv6(written);
  if (address === undefined) return undefined;
  const version = v4 === undefined ? 'ipv6' : 'ipv4';
  const prefix = mask === undefined ? defaultPrefix[version] : readPrefix(mask.trim(), version);
  return prefix === undefined ? undefined : getNetwork(address, prefix, version);
}

function readPrefix(text: string, version: IpVersion): number | undefined {
  if (/^\d{1,3}$/.test(text)) return Number(text) <= IP_BITS[version] ? Number(text) : undefined;
  const mask = version === 'ipv4' ? parseIpv4(text) : undefined;
  if (mask === undefined) return undefined;
  const bits = mask.toString(2).padStart(32, '0');
  if (/^1*0*$/.test(bits)) return bits.lastIndexOf('1') + 1;
  // A wildcard mask, as access lists have it, is the same turned round.
  return /^0+1+$/.test(bits) ? bits.indexOf('1') : undefined;
}

/** The block before or after of the same size, where the address space goes on. */
export function neighbour({ version, prefix, first, last }: Network, step: 1 | -1): Network | undefined {
  const address = step === 1 ? last + 1n : first - 1n;
  return address < 0n || address >> BigInt(IP_BITS[version]) > 0n ? undefined : getNetwork(address, prefix, version);
}

/** The fewest blocks that together are exactly the range, in order. */
export function coverRange(start: bigint, end: bigint, version: IpVersion): Network[] {
  const bits = IP_BITS[version];
  const blocks: Network[] = [];
  for (let at = start; at <= end; ) {
    // As large as where it starts allows, and no larger than what is left.
    let prefix = bits;
    while (prefix > 0) {
      const size = getSize(version, prefix - 1);
      if (at % size !== 0n || at + size - 1n > end) break;
      prefix--;
    }
    const block = getNetwork(at, prefix, version);
    blocks.push(block);
    at = block.last + 1n;
  }
  return blocks;
}

export const formatNetwork = ({ version, prefix, first }: Network): string => `${formatIp(first, version)}/${prefix}`;
