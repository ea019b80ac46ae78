import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'IPv4 Range Expander',
  description:
    'Turn a range of IPv4 addresses into the smallest list of CIDR blocks that covers it exactly, with their sizes.',
  keywords: [
    'ip range to cidr',
    'cidr blocks',
    'ip range calculator',
    'summarize addresses',
    'firewall rules',
    'subnet range',
    'aggregate cidr',
    'exclude ip from range',
    'merge subnets',
    'supernet',
  ],
  icon: 'unfold-horizontal',
  related: ['ipv4-subnet', 'ipv4-converter', 'random-ip', 'ipv6-ula'],
});
