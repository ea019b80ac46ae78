import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is my image uploaded?',
    answer:
      'No. Your browser reads the file, and a background worker on your device looks at its pixels. Nothing is uploaded or kept when you close the page.',
  },
  {
    question: 'How are the colors chosen?',
    answer:
      'All visible pixels are sorted into a color cube, which is split again and again where that separates the most different colors (Xiaolin Wu’s method). Each part becomes its average color, listed by how much of the image it covers. An image with fewer colors than swatches shows exactly its colors.',
  },
  {
    question: 'When is k-means better than median cut?',
    answer:
      'Median cut divides colors by their red, green and blue. k-means starts from that result and moves every color to the middle of the pixels that look most like it, measured in OKLab, which follows the eye. It finds small but striking colors more often. For a logo on white, leave out near-white pixels as well (240 or more in every channel).',
  },
  {
    question: 'How do I pick a single color from the image?',
    answer:
      'Move the pointer over the image: the loupe shows 11 × 11 pixels and the color in the middle. A click picks it. With the keyboard, focus the image and use the arrow keys (with Shift by 10 pixels) and Enter. 3 px and 5 px pick the average of a square, which helps with noise.',
  },
  {
    question: 'Where in the image is a color?',
    answer:
      'Press its swatch: everything that is closer to another color of the palette is darkened. On the command line and in the library every color tells the place of the pixel most like it.',
  },
  {
    question: 'What does Quality change?',
    answer:
      'How many pixels are checked: 40,000 for each step, so up to 400,000 at 10. Small images are always read completely. Lower values are faster on an old phone and rarely change more than a shade.',
  },
  {
    question: 'Which images work, and how large may they be?',
    answer:
      'Any image your browser can show: PNG, JPG, GIF (first frame), WebP, AVIF, BMP. Large photos are scaled down first; files can be up to 100 MB. The command line reads PNG, JPEG and WebP.',
  },
  {
    question: 'Do I get the same palette every time?',
    answer:
      'Yes. The same image with the same Palette Size and Quality always returns the same colors in the same order.',
  },
] satisfies Question[];
