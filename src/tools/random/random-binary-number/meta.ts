import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Binary Number',
  description:
    'Generate random binary numbers of 1 to 64 bits. Every pattern of bits is equally likely, leading zeros included.',
  keywords: ['bits', 'base 2', '0 and 1', 'bit string', 'random byte', 'coin flip'],
  icon: 'binary',
  generator: true,
  related: ['random-hex-number', 'random-octal-number', 'random-bytes', 'integer-base'],
});
