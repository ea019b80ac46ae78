import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Device Information',
  description:
    'See what your browser reveals, live: screen, GPU, refresh rate, HDR, codecs, battery, sensors, permissions, client hints and more, as JSON.',
  keywords: [
    'screen resolution',
    'viewport size',
    'device pixel ratio',
    'browser info',
    'window size',
    'what is my screen size',
    'my screen',
    'browser version',
    'refresh rate',
    'gpu info',
    'webgl',
    'client hints',
    'codec support',
  ],
  icon: 'monitor-smartphone',
  related: ['user-agent', 'keycode-info', 'responsive-test', 'color-picker'],
});
