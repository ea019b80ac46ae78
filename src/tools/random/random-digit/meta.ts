import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Digit',
  description: 'Draw random digits from 0 to 9, without any you exclude. Up to 100 at once, repeatable with a seed.',
  keywords: ['single digit', '0-9', 'digit generator', 'random figure', 'pin digit'],
  icon: 'dice-5',
  generator: true,
  related: ['random-digit-pair', 'random-number', 'random-octal-number', 'random-binary-number'],
});
