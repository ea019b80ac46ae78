import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'SVG Placeholder',
  description: 'Make a placeholder image of any size with your text and colors, as SVG or as a base64 data URI.',
  keywords: [
    'placeholder image',
    'dummy image',
    'svg generator',
    'data uri',
    'mockup image',
    'base64 svg',
    'lorem image',
  ],
  icon: 'image',
  generator: true,
  related: ['qr-generator', 'wifi-qr', 'base64-string', 'css-gradient-generator', 'color-contrast-checker'],
});
