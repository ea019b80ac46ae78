import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Integer Base Converter',
  description:
    'Convert numbers of any length between binary, octal, decimal, hexadecimal and every base from 2 to 36, exactly.',
  keywords: [
    'binary to decimal',
    'hex to decimal',
    'decimal to binary',
    'octal',
    'radix',
    'base 36',
    'number base',
    'hexadecimal',
    'decimal to hex',
    'binary converter',
    'twos complement',
    'ieee 754',
    'float to hex',
  ],
  icon: 'hash',
  popularity: 1,
  related: ['text-binary', 'roman-numeral', 'random-hex-number', 'calculator', 'text-unicode'],
  alsoIn: ['math'],
});
