import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Integer Base Converter',
  description:
    'Convert numbers of any length between binary, octal, decimal, hexadecimal and every base from 2 to 36, exactly.',
  keywords: ['binary to decimal', 'hex to decimal', 'decimal to binary', 'octal', 'radix', 'base 36', 'number base'],
  icon: 'hash',
  related: ['text-binary', 'roman-numeral', 'random-hex-number', 'calculator', 'text-unicode'],
});
