import {
  formatIp,
  formatIpv6Full,
  formatNetwork,
  type Network,
  neighbour,
  parseIpv4,
  parseIpv6,
  parseNetwork,
  wrongPart,
} from '@/engines/network/ip-address';
import { grouped } from '@/engines/number/grouped';
import { defineTool, fields, InputError, line, result, summary, text } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { allottedRows, type Part, splitRows } from './parts';

const DEFAULT_PREFIX = { ipv4: 24, ipv6: 64 };
const ALL_IPV4 = 0xffff_ffffn;
const ALL_IPV6 = (1n << 128n) - 1n;
const CLASSES = [
  ['A', 128n],
  ['B', 192n],
  ['C', 224n],
  ['D', 240n],
  ['E', 256n],
] as const;

const binary = (address: bigint): string => address.toString(2).padStart(32, '0').match(/.{8}/g)!.join('.');
const block = (network: Network | undefined): string => (network ? formatNetwork(network) : 'None');

function ipv4Rows(network: Network): FieldRow[] {
  const { address, first, last, prefix } = network;
  const size = last - first + 1n;
  // RFC 3021: both addresses of a /31 are machines, and a /32 is one.
  const whole = size <= 2n;
  const mask = ALL_IPV4 - (size - 1n);
  const ip = (address: bigint) => formatIp(address, 'ipv4');
  return [
    { label: 'Network', value: formatNetwork(network) },
    { label: 'Netmask', value: ip(mask) },
    { label: 'Network Address', value: ip(first) },
    { label: 'Network Mask', value: ip(mask) },
    { label: 'Network Mask Binary', value: binary(mask) },
    { label: 'CIDR Notation', value: `/${prefix}` },
    { label: 'Wildcard Mask', value: ip(size - 1n) },
    {
      label: 'Network Size',
      value: String(whole ? size : size - 2n),
      note: `${grouped(size)} ${size === 1n ? 'address' : 'addresses'} in all`,
    },
    { label: 'First Address', value: ip(whole ? first : first + 1n) },
    { label: 'Last Address', value: ip(whole ? last : last - 1n) },
    whole
      ? { label: 'Broadcast Address', value: 'None', note: prefix === 31 ? 'RFC 3021' : 'a single address' }
      : { label: 'Broadcast Address', value: ip(last) },
    { label: 'IP Class', value: CLASSES.find(([, end]) => address >> 24n < end)![0] },
    { label: 'Previous Block', value: block(neighbour(network, -1)) },
    { label: 'Next Block', value: block(neighbour(network, 1)) },
  ];
}

function ipv6Rows(network: Network): FieldRow[] {
  const { first, last, prefix } = network;
  return [
    { label: 'Network', value: formatNetwork(network) },
    { label: 'Netmask', value: formatIp(ALL_IPV6 - (last - first), 'ipv6') },
    { label: 'Network Address', value: formatIpv6Full(first) },
    { label: 'CIDR Notation', value: `/${prefix}` },
    { label: 'Network Size', value: String(last - first + 1n), ...(prefix < 127 && { note: `2^${128 - prefix}` }) },
    { label: 'First Address', value: formatIp(first, 'ipv6') },
    { label: 'Last Address', value: formatIp(last, 'ipv6') },
    { label: 'Previous Block', value: block(neighbour(network, -1)) },
    { label: 'Next Block', value: block(neighbour(network, 1)) },
  ];
}

function containsNote(asked: string, network: Network): string {
  const other = parseNetwork(asked, { ipv4: 32, ipv6: 128 });
  if (!other)
    throw new InputError('Contains must be an address or a network such as 192.168.1.77', {
      field: 'contains',
      hint: wrongPart(asked),
    });
  const name = asked.includes('/') ? formatNetwork(other) : asked.trim();
  if (other.version !== network.version)
    return `${name} is not in ${formatNetwork(network)}: one is IPv4, the other IPv6.`;
  const inside = other.first >= network.first && other.last <= network.last;
  const touches = other.first <= network.last && other.last >= network.first;
  return `${name} is ${inside ? '' : touches ? 'only partly ' : 'not '}in ${formatNetwork(network)}.`;
}

/** What exactly is wrong, as far as it can be told. */
function hintFor(input: string): string | undefined {
  const [address = '', mask] = input
    .trim()
    .slice(0, 100)
    .split(/[\s/]+/, 2);
  if (parseIpv4(address) === undefined && parseIpv6(address) === undefined) return wrongPart(address);
  if (mask === undefined || mask === '') return undefined;
  if (/^\d+$/.test(mask)) return `/${mask} isn’t a prefix: they go from 0 to ${address.includes(':') ? 128 : 32}.`;
  return (
    wrongPart(mask) ??
    (parseIpv4(mask) === undefined ? undefined : `${mask} isn’t a mask: its bits must be ones, then zeros.`)
  );
}

export default defineTool({
  input: text('IP Address', { short: true, placeholder: '192.168.1.10/24' }),
  options: {
    splitInto: line('Split Into', '', {
      placeholder: '/26 or 4',
      hint: 'Equal parts: a prefix, or how many.',
      maxLength: 10,
    }),
    hosts: line('Hosts per Subnet', '', {
      placeholder: 'office 100, lab 50, 20',
      hint: 'Parts of different sizes (VLSM): the hosts in each, with an optional name.',
      maxLength: 2000,
    }),
    contains: line('Contains', '', { placeholder: '192.168.1.77', hint: 'An address or a network.', maxLength: 100 }),
  },
  output: fields({ hero: true, label: 'Subnet' }),
  each: 'line',
  action: 'Calculate',
  run(input, { splitInto, hosts, contains }) {
    const network = parseNetwork(input, DEFAULT_PREFIX);
    if (!network) throw new InputError('Invalid IPv4 address or CIDR notation', { hint: hintFor(input) });
    const split = splitInto.trim() === '' ? undefined : splitRows(network, splitInto);
    const parts = hosts.trim() === '' ? [] : allottedRows(network, hosts);
    const rows = network.version === 'ipv4' ? ipv4Rows(network) : ipv6Rows(network);
    const plain = ({ label, value, note }: Part): FieldRow => ({ label, value, note });
    return result([...rows, ...[...(split?.rows ?? []), ...parts].map(plain)], {
      notes: [
        ...(contains.trim() === '' ? [] : [containsNote(contains, network)]),
        ...(split?.note ? [split.note] : []),
      ],
      // What the page draws, in the order of the addresses.
      data: {
        network: formatNetwork(network),
        parts: (parts.length > 0 ? parts : (split?.rows ?? [])).map(({ label, value, share }) => ({
          label,
          value,
          share,
        })),
      },
    });
  },
  summarize({ data }) {
    const network = parseNetwork(data.network, DEFAULT_PREFIX);
    if (!network) return undefined;
    const { first, last, prefix, version } = network;
    const size = last - first + 1n;
    const ip = (address: bigint) => formatIp(address, version);
    if (size === 1n) return summary(`${ip(first)}, one address`, data.network);
    const count = size > 10n ** 12n ? `2^${128 - prefix}` : grouped(size);
    return summary(
      `${ip(first)} – ${ip(last)}, ${count} addresses`,
      data.network,
      version === 'ipv4' ? `mask ${ip(ALL_IPV4 - (size - 1n))}` : undefined,
      version === 'ipv4' && size > 2n ? `${grouped(size - 2n)} usable` : undefined,
      data.parts.length > 0 ? `in ${data.parts.length} parts` : undefined,
    );
  },
  examples: [
    {
      title: 'A home network',
      input: '192.168.1.10/24',
      output: [
        { label: 'Network', value: '192.168.1.0/24' },
        { label: 'Netmask', value: '255.255.255.0' },
        { label: 'Network Address', value: '192.168.1.0' },
        { label: 'Network Mask', value: '255.255.255.0' },
        { label: 'Network Mask Binary', value: '11111111.11111111.11111111.00000000' },
        { label: 'CIDR Notation', value: '/24' },
        { label: 'Wildcard Mask', value: '0.0.0.255' },
        { label: 'Network Size', value: '254', note: '256 addresses in all' },
        { label: 'First Address', value: '192.168.1.1' },
        { label: 'Last Address', value: '192.168.1.254' },
        { label: 'Broadcast Address', value: '192.168.1.255' },
        { label: 'IP Class', value: 'C' },
        { label: 'Previous Block', value: '192.168.0.0/24' },
        { label: 'Next Block', value: '192.168.2.0/24' },
      ],
    },
    {
      title: 'IPv6',
      input: '2001:db8:1234::1/48',
      output: [
        { label: 'Network', value: '2001:db8:1234::/48' },
        { label: 'Netmask', value: 'ffff:ffff:ffff::' },
        { label: 'Network Address', value: '2001:0db8:1234:0000:0000:0000:0000:0000' },
        { label: 'CIDR Notation', value: '/48' },
        { label: 'Network Size', value: '1208925819614629174706176', note: '2^80' },
        { label: 'First Address', value: '2001:db8:1234::' },
        { label: 'Last Address', value: '2001:db8:1234:ffff:ffff:ffff:ffff:ffff' },
        { label: 'Previous Block', value: '2001:db8:1233::/48' },
        { label: 'Next Block', value: '2001:db8:1235::/48' },
      ],
    },
    {
      title: 'Rooms of different sizes',
      input: '192.168.1.0 255.255.255.0',
      options: { hosts: 'office 100, lab 50, 20', contains: '192.168.1.200' },
      output: [
        { label: 'Network', value: '192.168.1.0/24' },
        { label: 'Netmask', value: '255.255.255.0' },
        { label: 'Network Address', value: '192.168.1.0' },
        { label: 'Network Mask', value: '255.255.255.0' },
        { label: 'Network Mask Binary', value: '11111111.11111111.11111111.00000000' },
        { label: 'CIDR Notation', value: '/24' },
        { label: 'Wildcard Mask', value: '0.0.0.255' },
        { label: 'Network Size', value: '254', note: '256 addresses in all' },
        { label: 'First Address', value: '192.168.1.1' },
        { label: 'Last Address', value: '192.168.1.254' },
        { label: 'Broadcast Address', value: '192.168.1.255' },
        { label: 'IP Class', value: 'C' },
        { label: 'Previous Block', value: '192.168.0.0/24' },
        { label: 'Next Block', value: '192.168.2.0/24' },
        {
          label: 'office',
          value: '192.168.1.0/25',
          note: '192.168.1.1 to 192.168.1.126, room for 126, 100 requested',
        },
        {
          label: 'lab',
          value: '192.168.1.128/26',
          note: '192.168.1.129 to 192.168.1.190, room for 62, 50 requested',
        },
        {
          label: 'Subnet 3',
          value: '192.168.1.192/27',
          note: '192.168.1.193 to 192.168.1.222, room for 30, 20 requested',
        },
        { label: 'Free', value: '192.168.1.224/27', note: '32 addresses' },
      ],
      notes: ['192.168.1.200 is in 192.168.1.0/24.'],
    },
    {
      title: 'Four equal parts',
      input: '10.0.0.0/22',
      options: { splitInto: '4' },
      output: [
        { label: 'Network', value: '10.0.0.0/22' },
        { label: 'Netmask', value: '255.255.252.0' },
        { label: 'Network Address', value: '10.0.0.0' },
        { label: 'Network Mask', value: '255.255.252.0' },
        { label: 'Network Mask Binary', value: '11111111.11111111.11111100.00000000' },
        { label: 'CIDR Notation', value: '/22' },
        { label: 'Wildcard Mask', value: '0.0.3.255' },
        { label: 'Network Size', value: '1022', note: '1,024 addresses in all' },
        { label: 'First Address', value: '10.0.0.1' },
        { label: 'Last Address', value: '10.0.3.254' },
        { label: 'Broadcast Address', value: '10.0.3.255' },
        { label: 'IP Class', value: 'A' },
        { label: 'Previous Block', value: '9.255.252.0/22' },
        { label: 'Next Block', value: '10.0.4.0/22' },
        { label: 'Subnet 1', value: '10.0.0.0/24', note: '10.0.0.1 to 10.0.0.254, room for 254' },
        { label: 'Subnet 2', value: '10.0.1.0/24', note: '10.0.1.1 to 10.0.1.254, room for 254' },
        { label: 'Subnet 3', value: '10.0.2.0/24', note: '10.0.2.1 to 10.0.2.254, room for 254' },
        { label: 'Subnet 4', value: '10.0.3.0/24', note: '10.0.3.1 to 10.0.3.254, room for 254' },
      ],
    },
  ],
});
