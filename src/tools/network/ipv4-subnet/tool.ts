import {
  formatIp,
  formatIpv6Full,
  formatNetwork,
  type Network,
  neighbour,
  parseNetwork,
} from '@/engines/network/ip-address';
import { grouped } from '@/engines/number/grouped';
import { defineTool, fields, InputError, text } from '@/kit';
import type { FieldRow } from '@/kit/output';

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

export default defineTool({
  input: text('IP Address', { short: true, placeholder: '192.168.1.10/24' }),
  output: fields({ label: 'Subnet' }),
  each: 'line',
  action: 'Calculate',
  run(input) {
    const network = parseNetwork(input, DEFAULT_PREFIX);
    if (!network) throw new InputError('Invalid IPv4 address or CIDR notation');
    return network.version === 'ipv4' ? ipv4Rows(network) : ipv6Rows(network);
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
  ],
});
