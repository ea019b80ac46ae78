import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'SVG Placeholder',
  description:
    'Make placeholder images of any or a usual size (ads, social, icons) with your text, colors or a gradient: SVG, PNG, WebP, JPEG, data URI.',
  keywords: [
    'placeholder image',
    'dummy image',
    'svg generator',
    'data uri',
    'mockup image',
    'base64 svg',
    'lorem image',
    'png placeholder',
    'banner size',
    'ad sizes',
    'open graph image size',
  ],
  icon: 'image',
  generator: true,
  related: ['qr-generator', 'wifi-qr', 'base64-string', 'css-gradient-generator', 'color-contrast-checker'],
});
