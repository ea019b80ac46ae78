import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random MAC',
  description:
    'Generate random MAC addresses with colons, hyphens, dots or plain; unicast and locally administered on request.',
  keywords: ['mac generator', 'ethernet address', 'hardware address', 'eui-48', 'virtual machine', 'spoof'],
  icon: 'ethernet-port',
  generator: true,
  related: ['mac-generator', 'mac-lookup', 'random-ip', 'random-hex-number'],
  alsoIn: ['network'],
  similar: { isFor: 'addresses of no particular maker', others: ['mac-generator'] },
});
