import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Pick the base color, type it, or press Random.',
    'Palette Size sets the number of swatches, from 3 to 10.',
    'The base’s hue and saturation stay; the lightness goes from 90 % to 10 % in equal steps.',
    'Copy one swatch or all of them, or export the palette as CSS custom properties.',
  ],
});
