import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'MAC Address Lookup',
  description:
    'Find the maker of a network device by its MAC address, in the whole IEEE registry, without sending it anywhere.',
  keywords: ['oui lookup', 'mac vendor', 'ieee', 'manufacturer', 'hardware address', 'ma-l', 'wifi vendor'],
  icon: 'ethernet-port',
  popularity: 1,
  related: ['mac-generator', 'random-mac', 'ipv6-ula', 'ipv4-subnet'],
});
