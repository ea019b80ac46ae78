import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Word Counter',
  description:
    'Count words, characters, sentences and paragraphs in any language, with reading and speaking time, as you type.',
  keywords: [
    'character count',
    'word count',
    'letter counter',
    'reading time',
    'essay length',
    'sentence count',
    'count words',
    'count characters',
    'letters',
    'readability',
    'flesch',
    'sms length',
    'keyword density',
  ],
  icon: 'whole-word',
  popularity: 3,
  opens: ['.txt', '.log'],
  related: ['string-length-calculator', 'text-formatter', 'text-diff-checker', 'lorem-ipsum-generator'],
  alsoIn: ['string'],
});
