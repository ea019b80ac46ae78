import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Hex to RGBA Converter',
  description: 'Turn a hex color and an alpha into the rgba() value for your style sheet, and download it as JSON.',
  keywords: [
    'hex to rgba',
    'css rgba',
    'hex color with opacity',
    'transparent hex color',
    'alpha channel',
    'rgba converter',
  ],
  icon: 'droplets',
  related: ['hex-to-rgb-converter', 'color', 'color-picker', 'box-shadow-generator', 'css-gradient-generator'],
  alsoIn: ['color'],
  similar: { isFor: 'one rgba() value for a style sheet', others: ['hex-to-rgb-converter'] },
});
