import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'String Length Calculator',
  description:
    'Measure a string in characters, code points, UTF-16 units and bytes, with words, letters and character frequencies.',
  keywords: [
    'character count',
    'string size',
    'byte length',
    'utf-8 bytes',
    'code points',
    'letter frequency',
    'strlen',
  ],
  icon: 'ruler',
  related: ['word-counter', 'substring-finder', 'text-unicode', 'string-reverser', 'text-binary'],
  alsoIn: ['text'],
});
