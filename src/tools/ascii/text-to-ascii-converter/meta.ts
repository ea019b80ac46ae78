import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text to ASCII Converter',
  description:
    'Turn text into its ASCII codes or code points: decimal, hexadecimal, octal, binary or all at once, to copy or save.',
  keywords: [
    'ascii encoder',
    'text to ascii codes',
    'char codes',
    'text to decimal',
    'text to hex',
    'ascii values',
    'ascii',
    'octal',
  ],
  icon: 'hash',
  related: ['ascii-to-text-converter', 'text-binary', 'text-unicode', 'binary-to-ascii-converter', 'html-entities'],
});
