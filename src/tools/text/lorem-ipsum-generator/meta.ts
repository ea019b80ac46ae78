import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Lorem Ipsum Generator',
  description:
    'Generate placeholder text in words, sentences or paragraphs: Latin, nature, tech or food, or your own words.',
  keywords: ['placeholder text', 'dummy text', 'filler text', 'lorem', 'blind text', 'mockup copy'],
  icon: 'pilcrow',
  popularity: 3,
  generator: true,
  related: ['svg-placeholder', 'word-counter', 'text-formatter', 'random-string'],
});
