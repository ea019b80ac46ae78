import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, mergeRanges, parseRange, prefixFor, splitNetwork, subtractRanges } from './blocks';
import { coverRange, formatNetwork, parseNetwork } from './ip-address';

const DEFAULTS = { ipv4: 24, ipv6: 64 };
const network = (text: string) => parseNetwork(text, DEFAULTS)!;
const ranges = (text: string) => mergeRanges(text.split(' ').map((one) => parseRange(one)!));
const blocks = (all: ReturnType<typeof mergeRanges>) =>
  all.flatMap(({ first, last }) => coverRange(first, last, 'ipv4').map(formatNetwork)).join(' ');

describe('blocks', () => {
  const lines = readFileSync(new URL('fixtures/blocks.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  it.each(lines.map((line) => line.split('\t')))('%s %s, as Python does', (what, provided = '', answer) => {
    const [whole = '', other = ''] = provided.split(' ');
    if (what === 'collapse') expect(blocks(ranges(provided))).toBe(answer);
    else if (what === 'exclude') expect(blocks(subtractRanges(ranges(whole), ranges(other)))).toBe(answer);
    else expect(splitNetwork(network(whole), Number(other), 1000).blocks.map(formatNetwork).join(' ')).toBe(answer);
  });

  // python3: the largest prefix for which ip_network(('10.0.0.0', p)).num_addresses - 2 >= hosts
  it.each([
    [1n, 32],
    [2n, 31],
    [3n, 29],
    [6n, 29],
    [7n, 28],
    [14n, 28],
    [20n, 27],
    [50n, 26],
    [62n, 26],
    [63n, 25],
    [100n, 25],
    [254n, 24],
    [255n, 23],
    [1000n, 22],
  ])('%i machines need a /%i', (hosts, prefix) => expect(prefixFor(hosts, 'ipv4')).toBe(prefix));

  it('allots the largest first, and leaves nothing between', () => {
    const { blocks: provided, free } = allot(network('192.168.1.0/24'), [20n, 100n, 50n])!;
    expect(provided.map(({ requested, block }) => [requested, formatNetwork(block)])).toEqual([
      [1, '192.168.1.0/25'],
      [2, '192.168.1.128/26'],
      [0, '192.168.1.192/27'],
    ]);
    expect(free.map(formatNetwork)).toEqual(['192.168.1.224/27']);
    expect(allot(network('192.168.1.0/24'), [200n, 100n])).toBeUndefined();
    expect(allot(network('192.168.1.0/24'), [300n])).toBeUndefined();
  });

  it('gives each its room, within the network, once', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(1n, 300n), { minLength: 1, maxLength: 12 }), (hosts) => {
        const whole = network('10.0.0.0/20');
        const found = allot(whole, hosts);
        const needed = hosts.reduce((sum, count) => sum + (1n << BigInt(32 - prefixFor(count, 'ipv4'))), 0n);
        expect(found !== undefined).toBe(needed <= 4096n);
        if (!found) return;
        const all = [...found.blocks.map(({ block }) => block), ...found.free].sort((a, b) =>
          a.first < b.first ? -1 : 1,
        );
        expect(all[0]!.first).toBe(whole.first);
        expect(all.at(-1)!.last).toBe(whole.last);
        for (const [at, { first }] of all.entries()) if (at > 0) expect(first).toBe(all[at - 1]!.last + 1n);
      }),
    );
  });

  it.each([
    ['10.0.0.1', '10.0.0.1/32'],
    ['10.0.0.0/24', '10.0.0.0/24'],
    ['10.0.0.0 - 10.0.0.255', '10.0.0.0/24'],
    ['10.0.0.0-127', '10.0.0.0/25'],
    ['10.0.0.0 to 10.0.0.3', '10.0.0.0/30'],
    ['10.0.0.0..10.0.0.1', '10.0.0.0/31'],
  ])('reads %s', (text, cidr) => expect(blocks([parseRange(text)!])).toBe(cidr));

  it.each(['', 'x', '10.0.0.2-10.0.0.1', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4-5.6.7.8-9.9.9.9', '10.0.0.300'])(
    'refuses %j',
    (text) => expect(parseRange(text)).toBeUndefined(),
  );
});
