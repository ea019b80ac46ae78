import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'IPv4 Subnet Calculator',
  description:
    'Network, mask, wildcard, broadcast and host range of an IPv4 address with CIDR prefix or mask, and the neighboring blocks. IPv6 too.',
  keywords: [
    'cidr',
    'subnet mask',
    'netmask',
    'ip calculator',
    'ipcalc',
    'wildcard mask',
    'host range',
    'broadcast address',
    'ipv6 subnet',
    'vlsm calculator',
    'split network',
    'subnetting',
  ],
  icon: 'network',
  popularity: 2,
  related: ['ipv4-range', 'ipv4-converter', 'ipv6-ula', 'random-ip', 'mac-lookup'],
});
