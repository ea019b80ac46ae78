import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Alphabet Letters',
  description:
    'Draw random letters of the English or another alphabet, upper or lower case, without vowels, other letters or repeats.',
  keywords: ['random letter', 'letter picker', 'alphabet generator', 'a to z', 'consonants', 'scattergories'],
  icon: 'case-sensitive',
  generator: true,
  related: ['random-string', 'random-password', 'random-digit', 'nato-alphabet'],
});
