import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'String Reverser',
  description:
    'Reverse a text, the order of its words, each word or only its letters, without breaking emoji or accents.',
  keywords: ['reverse text', 'backwards text', 'reverse words', 'mirror text', 'flip string', 'palindrome'],
  icon: 'triangles-centerline-dashed-horizontal',
  related: [
    'string-case-converter',
    'string-length-calculator',
    'text-formatter',
    'list-converter',
    'substring-finder',
  ],
});
