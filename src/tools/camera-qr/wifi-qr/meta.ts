import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'WiFi QR',
  description: 'Make a QR code for guests to join your WiFi. The password isn’t uploaded.',
  keywords: [
    'wifi qr code',
    'wlan qr',
    'share wifi password',
    'guest wifi',
    'wpa qr',
    'wifi login code',
    'eap',
    'wpa3',
    'wifi card',
  ],
  icon: 'wifi',
  related: ['qr-generator', 'svg-placeholder', 'camera-recorder', 'random-password', 'password-analyzer'],
});
