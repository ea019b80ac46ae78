import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'IPv4 Address Converter',
  description:
    'Convert an IPv4 address to decimal, hexadecimal, binary, octal and IPv6, or any of those back to dotted notation.',
  keywords: [
    'ip to decimal',
    'ip to integer',
    'ip to hex',
    'ip to binary',
    'integer to ip',
    'hex to ip',
    'ipv4 to ipv6',
    'ipv4-mapped',
    'reverse dns',
    'long2ip',
    'ip address',
  ],
  icon: 'arrow-left-right',
  popularity: 1,
  related: ['ipv4-subnet', 'ipv4-range', 'ipv6-ula', 'integer-base', 'random-ip'],
});
