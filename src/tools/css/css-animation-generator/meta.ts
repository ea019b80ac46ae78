import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSS Animation Generator',
  description:
    'Build CSS keyframe animations on a timeline, from 40 presets or your own: easing curves, springs, steps. Copy CSS, a script or Tailwind.',
  keywords: [
    'css animation',
    'keyframes',
    'animation timing',
    'ease-in-out',
    'transform',
    'rotate animation',
    'fade in',
    'animation fill mode',
    'cubic bezier',
    'easing',
    'transition',
    'spring animation',
    'bounce',
    'animation presets',
    'timeline',
    'web animations api',
    'waapi',
    'tailwind animation',
  ],
  icon: 'clapperboard',
  generator: true,
  related: ['box-shadow-generator', 'css-gradient-generator', 'flexbox-generator', 'css-formatter'],
});
