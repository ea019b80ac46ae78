import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Choose an image, drop it on the page, or paste it.',
    'Palette Size sets the number of swatches, Quality how many pixels are checked.',
    'The colors appear right away, most common first. Re-extract runs it again.',
    'Copy a swatch, or save all of them with Download Palette (JSON) or Export CSS.',
  ],
});
