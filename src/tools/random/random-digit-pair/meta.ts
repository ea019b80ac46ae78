import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Digit Pair',
  description: 'Draw random two-digit numbers from 00 to 99, exclude any pairs, with or without the leading zero.',
  keywords: ['two digit number', '00 to 99', 'number pair', 'bingo', 'random pair'],
  icon: 'copy',
  generator: true,
  related: ['random-digit', 'random-number', 'random-integer-range'],
});
