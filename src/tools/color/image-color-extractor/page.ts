import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Choose an image, drop it on the page, or paste it.',
    'Palette Size sets the number of swatches, Quality how many pixels are checked, Method how colors are grouped.',
    'The colors appear right away, most common first; press one to see where it is. Click the image to pick a color under the loupe.',
    'Copy a swatch, or save all of them with Download Palette (JSON) or Export CSS.',
  ],
});
