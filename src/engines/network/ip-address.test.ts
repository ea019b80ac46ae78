import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coverRange,
  formatIp,
  formatIpv6Full,
  formatNetwork,
  IP_BITS,
  neighbour,
  parseIpv4,
  parseIpv6,
  parseNetwork,
} from './ip-address';
import { IPV6_READ, NETWORKS, RANGES } from './ipaddress.fixture';
import { drawing, RANGE_DIGESTS } from './ipaddress-digests.fixture';

const DEFAULTS = { ipv4: 24, ipv6: 64 };

/** A line as the fixture has it. */
function describeNetwork(text: string): string {
  const network = parseNetwork(text, DEFAULTS)!;
  const { version, first, last } = network;
  const all = (1n << BigInt(IP_BITS[version])) - 1n;
  const host = last - first;
  return [
    text,
    formatIp(first, version),
    formatIp(all - host, version),
    formatIp(host, version),
    formatIp(last, version),
    host + 1n,
  ].join(' ');
}

describe('networks', () => {
  it('are those of the ipaddress module', () => {
    for (const line of NETWORKS) expect(describeNetwork(line.split(' ')[0]!)).toBe(line);
  });

  it('read masks, and the default where there is none', () => {
    expect(formatNetwork(parseNetwork('10.1.2.3/255.255.0.0', DEFAULTS)!)).toBe('10.1.0.0/16');
    expect(formatNetwork(parseNetwork('10.1.2.3/0.0.0.0', DEFAULTS)!)).toBe('0.0.0.0/0');
    expect(formatNetwork(parseNetwork(' 10.1.2.3 ', DEFAULTS)!)).toBe('10.1.2.0/24');
    for (const text of [
      '10.1.2.3/255.0.255.0',
      '10.1.2.3/33',
      '::/129',
      '10.1.2.3/',
      '10.1.2.3/8/8',
      '1.2.3.4/-1',
      '256.1.1.1',
      '1.2.3',
      'x',
    ])
      expect(parseNetwork(text, DEFAULTS), text).toBeUndefined();
  });

  it('have neighbours but at the ends', () => {
    const at = (text: string, step: 1 | -1) => {
      const found = neighbour(parseNetwork(text, DEFAULTS)!, step);
      return found && formatNetwork(found);
    };
    expect([at('10.0.0.0/8', -1), at('10.0.0.0/8', 1)]).toEqual(['9.0.0.0/8', '11.0.0.0/8']);
    expect([at('0.0.0.0/8', -1), at('255.255.255.255/32', 1), at('::/0', 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('ranges', () => {
  it('are covered as by the ipaddress module', () => {
    for (const line of RANGES) {
      const [start = '', end = '', ...blocks] = line.split(' ');
      expect(coverRange(parseIpv4(start)!, parseIpv4(end)!, 'ipv4').map(formatNetwork)).toEqual(blocks);
    }
  });
  it('are covered as by the ipaddress module, 1,000 of them', () => {
    const draw = drawing();
    for (let skipped = 0; skipped < 10_000; skipped++) draw();
    const lines = Array.from({ length: 1000 }, (_, at) => {
      const start = draw();
      const end = Math.min(2 ** 32 - 1, start + (draw() >>> (at % 32)));
      const blocks = coverRange(BigInt(start), BigInt(end), 'ipv4').map(formatNetwork);
      return [formatIp(BigInt(start), 'ipv4'), formatIp(BigInt(end), 'ipv4'), ...blocks].join(' ');
    });
    const digests = RANGE_DIGESTS.map((_, at) =>
      createHash('sha256')
        .update(lines.slice(at * 100, at * 100 + 100).join('\n'))
        .digest('hex'),
    );
    expect(digests).toEqual(RANGE_DIGESTS);
  });

  it('are covered without gap or overlap', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 128n - 1n), fc.bigInt(0n, 2n ** 128n - 1n), (a, b) => {
        const [start, end] = a < b ? [a, b] : [b, a];
        const blocks = coverRange(start, end, 'ipv6');
        let next = start;
        for (const { first, last } of blocks) {
          expect(first).toBe(next);
          next = last + 1n;
        }
        expect(next).toBe(end + 1n);
      }),
    );
  });
});

describe('addresses', () => {
  it('are read as by the ipaddress module', () => {
    for (const [text, value] of IPV6_READ) expect(parseIpv6(text)?.toString(), text).toBe(value);
  });
  it('are written and read back', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 128n - 1n), (address) => {
        expect(parseIpv6(formatIp(address, 'ipv6'))).toBe(address);
        expect(parseIpv6(formatIpv6Full(address))).toBe(address);
      }),
    );
    for (const text of ['', '1.2.3.4.5', '1..2.3', '1.2.3.a', '1.2.3.-4', '٣.1.1.1', `1.2.3.4${'.1'.repeat(1e5)}`])
      expect(parseIpv4(text), text.slice(0, 20)).toBeUndefined();
  });
});
