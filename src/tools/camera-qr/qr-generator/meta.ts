import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'QR Code Generator',
  description: 'Codes for links, WiFi, contacts and more, in your colors and shapes, with a logo.',
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
    'qr code with logo',
    'vcard qr',
    'bulk qr codes',
  ],
  icon: 'qr-code',
  popularity: 3,
  opens: ['.vcf', '.ics'],
  related: ['wifi-qr', 'svg-placeholder', 'camera-recorder', 'color-contrast-checker', 'url-encoder-decoder'],
});
