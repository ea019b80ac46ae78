import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random IP',
  description:
    'Generate random IPv4 or IPv6 addresses, public or private ones only, or within a network such as 10.0.0.0/8.',
  keywords: ['ip generator', 'ipv4', 'ipv6', 'public ip', 'fake ip', 'cidr', 'test address'],
  icon: 'globe',
  generator: true,
  related: ['random-mac', 'ipv4-subnet', 'ipv4-range', 'ipv6-ula'],
  alsoIn: ['network'],
});
