import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Pick the base color, type it, or press Random or the space bar: what is locked stays.',
    'Scheme Lightness keeps the base’s hue and saturation, from 90 % to 10 % lightness in equal steps. The others keep the base itself, marked, and add colors that go with it.',
    'Lock a swatch, drag it by its handle or move it with the arrow keys, or press its value to edit it.',
    'Copy one swatch or all of them, or export the palette as CSS custom properties.',
  ],
});
