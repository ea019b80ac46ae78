import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which characters look best?',
    answer:
      'Standard suits most photos. Half blocks in color show two pixels per character and come closest to the picture. Braille has eight dots per character, best for line drawings and logos, with dithering for photos. Your own characters go from the lightest to the heaviest.',
  },
  {
    question: 'Why is the picture stretched where I pasted it?',
    answer:
      'A character there is higher or less high than twice its width. Set Line Height to that ratio: 2 in most terminals, about 1.6 in editors with tight lines. It also needs a monospaced font.',
  },
  {
    question: 'When do I need Dark on Light?',
    answer:
      'When the text will be dark on a white page, as in a document or a README. Without it, heavy characters are the bright parts, which is right on a dark terminal.',
  },
  {
    question: 'How do I show the colors in a terminal?',
    answer:
      'Choose ANSI as the format, and Full (24-bit), 256 or 16 colors, whichever your terminal has. Save the file and show it with cat, or run localkit image-to-ascii photo.jpg --color full --format ansi.',
  },
  {
    question: 'Which images can it read?',
    answer:
      'In the browser every kind that the browser shows, SVG and AVIF included; on the command line PNG, JPEG and WebP. Transparent parts count as the ground.',
  },
] satisfies Question[];
