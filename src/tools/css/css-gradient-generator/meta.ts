import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'CSS Gradient Generator',
  description:
    'Write linear, radial and conic CSS gradients visually: angle, shape, center and stops, with a PNG to download.',
  keywords: [
    'css gradient',
    'linear-gradient',
    'radial-gradient',
    'conic-gradient',
    'repeating gradient',
    'background gradient',
    'gradient code',
    'css background',
  ],
  icon: 'blend',
  popularity: 1,
  generator: true,
  related: ['gradient-generator', 'box-shadow-generator', 'css-animation-generator', 'hex-to-rgba-converter', 'color'],
  alsoIn: ['color'],
  similar: { isFor: 'CSS alone, with a PNG of it', others: ['gradient-generator'] },
});
