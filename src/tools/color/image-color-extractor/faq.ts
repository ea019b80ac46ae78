import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is my image uploaded?',
    answer:
      'No. The browser reads the file and a background worker on your own device looks at its pixels. Nothing leaves the page, and nothing of the image is kept when you close it.',
  },
  {
    question: 'How are the colors chosen?',
    answer:
      'All visible pixels are sorted into a cube of colors, which is cut in two again and again where that separates the most different colors (the method of Xiaolin Wu). Each part gives its mean color, the most frequent first, with the share of the image it stands for. An image with no more colors than swatches gives exactly its colors.',
  },
  {
    question: 'What does Quality change?',
    answer:
      'How many pixels are looked at: 40,000 for each step, so up to 400,000 at 10. Small images are always read whole. Lower values are quicker on an old phone and rarely change more than a shade.',
  },
  {
    question: 'Which images work, and how large may they be?',
    answer:
      'Whatever your browser shows: PNG, JPG, GIF (its first frame), WebP, AVIF, BMP. Large photos are scaled down for the count and not refused; files may have up to 100 MB. On the command line PNG is read.',
  },
  {
    question: 'Do I get the same palette every time?',
    answer:
      'Yes. There is no chance in it: the same image with the same Palette Size and Quality gives the same colors in the same order.',
  },
] satisfies Question[];
