import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Integer',
  description:
    'Generate up to 100 random integers in any range, negative and beyond 2^53 too, with or without repeats.',
  keywords: ['whole number', 'int generator', 'random int', 'bigint', 'unique integers', 'shuffle numbers'],
  icon: 'hash',
  generator: true,
  related: ['random-number', 'random-integer-range', 'random-prime-number', 'random-digit'],
});
