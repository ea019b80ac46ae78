import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSS Animation Generator',
  description: 'Build a CSS keyframe animation visually: move, scale, rotate, fade, then copy the code.',
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
  ],
  icon: 'clapperboard',
  generator: true,
  related: ['box-shadow-generator', 'css-gradient-generator', 'flexbox-generator', 'css-formatter'],
});
