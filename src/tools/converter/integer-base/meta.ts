import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Integer Base Converter',
  description:
    'Convert numbers of any length between all bases from 2 to 36, exactly, with two’s complement, IEEE 754 and bits you can press.',
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
    'bit calculator',
    'ieee 754 converter',
  ],
  icon: 'hash',
  popularity: 1,
  related: ['text-binary', 'roman-numeral', 'random-hex-number', 'calculator', 'text-unicode'],
  alsoIn: ['math'],
});
