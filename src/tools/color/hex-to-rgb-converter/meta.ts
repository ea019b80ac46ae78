import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'HEX to RGB Converter',
  description: 'Convert HEX color codes to RGB and RGB values to HEX, with alpha and percentages.',
  keywords: ['hex to rgb', 'rgb to hex', 'hex color code', 'color code converter', 'hex8', 'rgba', 'rgb percentage'],
  icon: 'arrow-left-right',
  popularity: 2,
  related: ['hex-to-rgba-converter', 'color', 'color-picker', 'color-contrast-checker', 'shades-and-tints-generator'],
  similar: { isFor: 'both directions and percentages', others: ['hex-to-rgba-converter'] },
});
