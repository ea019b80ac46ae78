import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'QR Code Generator',
  description: 'Turn a link or any text into a QR code in your colors, as PNG, SVG or JPEG.',
  keywords: [
    'qr code maker',
    'qr code',
    'barcode',
    '2d code',
    'qr svg',
    'qr png',
    'link to qr',
    'url to qr code',
    'qrcode',
  ],
  icon: 'qr-code',
  popularity: 3,
  opens: ['.vcf', '.ics'],
  related: ['wifi-qr', 'svg-placeholder', 'camera-recorder', 'color-contrast-checker', 'url-encoder-decoder'],
});
