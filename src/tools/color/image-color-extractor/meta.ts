import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Image Color Extractor',
  description:
    'Get the main colors of a photo or logo as a palette of 2 to 20 swatches, without uploading the image anywhere.',
  keywords: [
    'palette from image',
    'image palette',
    'dominant color',
    'colors from photo',
    'extract colors',
    'color thief',
    'logo colors',
    'image to hex',
    'image colors',
    'pick color from image',
    'loupe',
  ],
  icon: 'images',
  opens: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.bmp'],
  related: [
    'color-palette-generator',
    'color-picker',
    'color-contrast-checker',
    'gradient-generator',
    'svg-placeholder',
  ],
});
