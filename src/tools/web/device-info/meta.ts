import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Device Information',
  description:
    'See what your browser reveals about your screen, window and device: size, pixel ratio, colors, languages and more, live.',
  keywords: [
    'screen resolution',
    'viewport size',
    'device pixel ratio',
    'browser info',
    'window size',
    'what is my screen size',
    'my screen',
    'browser version',
  ],
  icon: 'monitor-smartphone',
  related: ['user-agent', 'keycode-info', 'responsive-test', 'color-picker'],
});
