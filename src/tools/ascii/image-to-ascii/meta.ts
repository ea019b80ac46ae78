import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Image to ASCII',
  description:
    'Turn a photo or logo into characters, in color if you like: for terminals, web pages, READMEs. The image isn’t uploaded.',
  keywords: [
    'picture to ascii',
    'photo to ascii art',
    'ascii art from image',
    'image to text art',
    'braille art',
    'ansi art',
    'jp2a',
    'img2txt',
    'dither',
  ],
  icon: 'image',
  popularity: 1,
  related: ['ascii-art-generator', 'image-color-extractor', 'text-to-ascii-art', 'ascii-table', 'svg-placeholder'],
});
