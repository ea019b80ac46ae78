import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'MAC Address Generator',
  description: 'Generate random MAC addresses with a vendor prefix, case and separator of your choice.',
  keywords: ['random mac', 'oui', 'vm mac address', 'ethernet address', 'hardware address', 'spoof mac'],
  icon: 'network',
  generator: true,
  related: ['mac-lookup', 'random-mac', 'ipv6-ula', 'ipv4-subnet'],
  alsoIn: ['random'],
  similar: { isFor: 'addresses with a vendor’s prefix', others: ['random-mac'] },
});
