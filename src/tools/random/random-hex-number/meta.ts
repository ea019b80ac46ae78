import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Hex Number',
  description: 'Generate random hexadecimal numbers of 1 to 32 digits in lower or upper case, up to 100 at once.',
  keywords: ['hexadecimal', 'base 16', 'hex string', 'hex digits', 'random hex'],
  icon: 'hexagon',
  generator: true,
  related: ['random-bytes', 'random-binary-number', 'random-octal-number', 'random-uuid', 'integer-base'],
});
