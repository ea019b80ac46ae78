import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Choose an image, drop it on the page, or paste it.',
    'Palette Size sets the number of swatches, Quality how many pixels are looked at.',
    'The colors follow at once, most frequent first. Re-extract looks again.',
    'Copy a swatch, or save all of them with Download Palette (JSON) or Export CSS.',
  ],
});
