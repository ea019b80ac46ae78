import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Binary to ASCII Converter',
  description: 'Turn binary code into readable text: bits in groups of eight or seven, or all in one row.',
  keywords: [
    'binary to text',
    'binary decoder',
    'bits to ascii',
    'binary translator',
    '01 to text',
    'binary to english',
  ],
  icon: 'binary',
  related: ['text-binary', 'ascii-to-text-converter', 'text-to-ascii-converter', 'integer-base', 'base64-string'],
});
