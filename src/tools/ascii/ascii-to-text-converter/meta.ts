import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'ASCII to Text Converter',
  description:
    'Turn ASCII codes into text: decimal, hexadecimal, octal or binary, with any separator, and Unicode code points too.',
  keywords: [
    'ascii decoder',
    'ascii codes to text',
    'char codes',
    'decimal to text',
    'hex to ascii',
    'ascii translator',
    'ascii',
    'octal',
  ],
  icon: 'case-sensitive',
  related: [
    'text-to-ascii-converter',
    'binary-to-ascii-converter',
    'text-binary',
    'text-unicode',
    'ascii-art-generator',
  ],
});
