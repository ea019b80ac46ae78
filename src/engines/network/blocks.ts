import {
  coverRange,
  formatIp,
  formatNetwork,
  getNetwork,
  IP_BITS,
  type IpVersion,
  type Network,
  parseIpv4,
} from './ip-address';

/** First and last address, both included. */
export interface AddressRange {
  readonly first: bigint;
  readonly last: bigint;
}

/** The blocks of so many leading bits within a network: the first of them, and how many there are. */
export function splitNetwork(network: Network, prefix: number, most: number): { blocks: Network[]; count: bigint } {
  const count = 1n << BigInt(prefix - network.prefix);
  const size = 1n << BigInt(IP_BITS[network.version] - prefix);
  const shown = Number(count < BigInt(most) ? count : BigInt(most));
  const blocks = Array.from({ length: shown }, (_, at) =>
    getNetwork(network.first + BigInt(at) * size, prefix, network.version),
  );
  return { blocks, count };
}

/** The smallest block with room for so many machines, beside the network's own address and the broadcast. */
export function prefixFor(hosts: bigint, version: IpVersion): number {
  // Two need no others (RFC 3021), one needs none.
  const needed = hosts <= 2n || version === 'ipv6' ? hosts : hosts + 2n;
  return IP_BITS[version] - (needed - 1n).toString(2).replace(/^0$/, '').length;
}

export interface Allotted {
  /** Which of the wishes it fulfils. */
  readonly requested: number;
  readonly block: Network;
}

/** Blocks of different sizes for so many machines each, the largest first so that nothing is lost between them; undefined where they do not fit. */
export function allot(network: Network, hosts: readonly bigint[]): { blocks: Allotted[]; free: Network[] } | undefined {
  const requests = hosts
    .map((count, requested) => ({ wish: requested, prefix: prefixFor(count, network.version) }))
    .sort((a, b) => a.prefix - b.prefix || a.wish - b.wish);
  let at = network.first;
  const blocks: Allotted[] = [];
  for (const { wish: requested, prefix } of requests) {
    if (prefix < network.prefix) return undefined;
    const block = getNetwork(at, prefix, network.version);
    if (block.last > network.last) return undefined;
    blocks.push({ requested, block });
    at = block.last + 1n;
  }
  return { blocks, free: at > network.last ? [] : coverRange(at, network.last, network.version) };
}

/** One address, one network, or a range with a dash: undefined where it is none of them. */
export function parseRange(text: string): AddressRange | undefined {
  const written = text.trim();
  const [from, to, ...more] = written.split(/\s*(?:-|–|—|\.\.\.?(?=\s*\d+\.)|\bto\b)\s*/i, 3);
  if (to !== undefined) {
    if (more.length > 0) return undefined;
    const first = parseIpv4(from!);
    // 10.0.0.1-20 is short for 10.0.0.1-10.0.0.20.
    const last = parseIpv4(/^\d{1,3}$/.test(to) ? `${from!.split('.').slice(0, 3).join('.')}.${to}` : to);
    return first === undefined || last === undefined || first > last ? undefined : { first, last };
  }
  const [address = '', size] = written.split('/', 2);
  const first = parseIpv4(address);
  if (first === undefined) return undefined;
  if (size === undefined) return { first, last: first };
  if (!/^\d{1,2}$/.test(size) || Number(size) > 32) return undefined;
  const { first: start, last } = getNetwork(first, Number(size), 'ipv4');
  return { first: start, last };
}

/** In order, with those that touch or overlap made one. */
export function mergeRanges(ranges: readonly AddressRange[]): AddressRange[] {
  const merged: { first: bigint; last: bigint }[] = [];
  for (const { first, last } of [...ranges].sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))) {
    const before = merged.at(-1);
    if (before && first <= before.last + 1n) {
      if (last > before.last) before.last = last;
    } else merged.push({ first, last });
  }
  return merged;
}

/** What is left of the ranges without the others. Both are in order and do not overlap. */
export function subtractRanges(ranges: readonly AddressRange[], others: readonly AddressRange[]): AddressRange[] {
  const left: AddressRange[] = [];
  let next = 0;
  for (const { first, last } of ranges) {
    let from = first;
    while (next < others.length && others[next]!.last < from) next++;
    for (let at = next; at < others.length && others[at]!.first <= last; at++) {
      const other = others[at]!;
      if (other.first > from) left.push({ first: from, last: other.first - 1n });
      from = other.last + 1n;
    }
    if (from <= last) left.push({ first: from, last });
  }
  return left;
}

/** 10.0.0.0/24, or from and to where it is no block. */
export function formatRange({ first, last }: AddressRange): string {
  const blocks = coverRange(first, last, 'ipv4');
  return blocks.length === 1 ? formatNetwork(blocks[0]!) : `${formatIp(first, 'ipv4')}-${formatIp(last, 'ipv4')}`;
}
