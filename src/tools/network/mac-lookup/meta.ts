import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'MAC Address Lookup',
  description:
    'Find the vendor of a network device by its MAC address, or all prefixes of a maker, with the whole IEEE registry and nothing uploaded.',
  keywords: [
    'oui lookup',
    'mac vendor',
    'ieee',
    'manufacturer',
    'hardware address',
    'ma-l',
    'wifi vendor',
    'mac prefix list',
    'oui search',
  ],
  icon: 'ethernet-port',
  popularity: 1,
  related: ['mac-generator', 'random-mac', 'ipv6-ula', 'ipv4-subnet'],
});
