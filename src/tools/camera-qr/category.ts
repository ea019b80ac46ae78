import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Camera & QR Tools',
  icon: 'qr-code',
  order: 2,
  hue: 255,
  description: 'QR codes for links and WiFi, placeholder images, and a recorder for your camera.',
});
