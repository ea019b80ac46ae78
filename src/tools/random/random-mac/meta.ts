import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random MAC',
  description:
    'Generate random MAC addresses with colons, hyphens, dots or no separator; unicast and locally administered if you like.',
  keywords: ['mac generator', 'ethernet address', 'hardware address', 'eui-48', 'virtual machine', 'spoof'],
  icon: 'ethernet-port',
  generator: true,
  related: ['mac-generator', 'mac-lookup', 'random-ip', 'random-hex-number'],
  alsoIn: ['network'],
  similar: { isFor: 'addresses without a particular vendor', others: ['mac-generator'] },
});
