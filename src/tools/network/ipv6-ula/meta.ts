import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'IPv6 ULA Generator',
  description: 'Make a private IPv6 network (unique local address, RFC 4193) from a MAC address or a random global ID.',
  keywords: [
    'rfc 4193',
    'unique local address',
    'fd00::/8',
    'private ipv6',
    'ipv6 prefix',
    'local network',
    'ipv6 address',
  ],
  icon: 'waypoints',
  related: ['ipv4-subnet', 'mac-generator', 'mac-lookup', 'random-ip'],
});
