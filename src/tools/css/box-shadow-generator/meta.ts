import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Box Shadow Generator',
  description: 'Layer CSS box shadows visually: offset, blur, spread, color and inset, with presets and ready CSS.',
  keywords: [
    'box-shadow',
    'css shadow',
    'drop shadow',
    'inset shadow',
    'glow',
    'layered shadow',
    'elevation',
    'card',
    'smooth shadow',
    'neumorphism',
    'tailwind shadow',
    'material shadow',
    'text-shadow',
  ],
  icon: 'square-stack',
  popularity: 1,
  generator: true,
  related: ['css-gradient-generator', 'flexbox-generator', 'css-animation-generator', 'hex-to-rgba-converter'],
});
