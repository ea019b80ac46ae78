import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Alphabet Letters',
  description: 'Draw random letters of the English alphabet, upper or lower case, without vowels or any other letters.',
  keywords: ['random letter', 'letter picker', 'alphabet generator', 'a to z', 'consonants', 'scattergories'],
  icon: 'case-sensitive',
  generator: true,
  related: ['random-string', 'random-password', 'random-digit', 'nato-alphabet'],
});
