import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Octal Number',
  description: 'Generate random octal numbers of 1 to 20 digits from 0 to 7, without any you exclude.',
  keywords: ['base 8', 'oct', 'octal digits', 'chmod', 'file mode'],
  icon: 'octagon',
  generator: true,
  related: ['random-binary-number', 'random-hex-number', 'random-digit', 'chmod-calculator', 'integer-base'],
});
