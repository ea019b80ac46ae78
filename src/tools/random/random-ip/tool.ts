import { integerBetween } from '@/engines/random/draw';
import { countIps, drawIp, formatIp, IP_BITS } from '@/engines/random/ip';
import type { RandomSource } from '@/engines/random/source';
import { choice, InputError, integer, line, toggle } from '@/kit';
import { count, defineGenerator, possible } from '@/kit/generator';

export default defineGenerator({
  label: 'IP Addresses',
  options: {
    version: choice('Version', { ipv4: 'IPv4', ipv6: 'IPv6' }, 'ipv4'),
    excludePrivate: toggle('Exclude Private Ranges', false, {
      hint: 'Private, loopback, link-local, documentation, multicast and all other IANA special ranges',
    }),
    onlyPrivate: toggle('Private Only', false, {
      hint: '10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16, or fd00::/8',
    }),
    within: line('Within', '', {
      placeholder: '10.0.0.0/8',
      hint: 'A block to draw from. It may be of either version.',
      maxLength: 100,
    }),
    cidr: toggle('CIDR Suffix', false, { hint: 'Adds /1 to /32, or to /128' }),
    prefixLength: integer('Prefix Length', 0, {
      min: 0,
      max: 128,
      hint: '0 picks a random one for each address',
      when: { cidr: true },
    }),
    count: count(5),
  },
  async prepare({ version: usual, excludePrivate, onlyPrivate, within, cidr, prefixLength }) {
    const space =
      onlyPrivate || within.trim() !== ''
        ? (await import('@/engines/network/draw-within')).addressesWithin({
            version: usual,
            block: within,
            excludePrivate,
            onlyPrivate,
          })
        : {
            version: usual,
            size: countIps({ version: usual, excludePrivate }),
            draw: (random: RandomSource) => drawIp(random, { version: usual, excludePrivate }),
          };
    const { version, size, draw } = space;
    const bits = IP_BITS[version];
    if (cidr && prefixLength > bits) throw new InputError(`Prefix Length must be from 1 to ${bits}, or 0 for any`);
    return {
      one(random) {
        const address = formatIp(draw(random), version);
        return cidr ? `${address}/${prefixLength || integerBetween(random, 1, bits)}` : address;
      },
      facts: [possible(size, 'Possible addresses')],
    };
  },
  examples: [
    {
      title: 'Five public IPv4 addresses',
      options: { excludePrivate: true },
      output: ['25.60.96.224', '186.163.42.100', '184.40.113.53', '193.120.184.51', '94.15.114.63'],
    },
    {
      title: 'Machines of one network',
      options: { within: '192.168.178.0/24', count: 3 },
      output: ['192.168.178.25', '192.168.178.186', '192.168.178.184'],
    },
    {
      title: 'IPv6 with a prefix',
      options: { version: 'ipv6', cidr: true, count: 2 },
      output: ['193c:60e0:baa3:2a64:b828:7135:c178:b833/95', '9b0a:f63f:9bd7:e49:4fd7:4c3a:e0b7:4071/120'],
    },
  ],
});
