import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why is my screen size smaller than the one in the data sheet?',
    answer:
      'Browsers count in CSS pixels. Multiply by the pixel ratio to get the physical ones: 1440 × 900 at 2 dppx is a screen of 2880 × 1800. Zooming the page changes the ratio too.',
  },
  {
    question: 'What is the difference between screen and window?',
    answer:
      'The screen is the whole display. The window is the part in which this page is drawn, without the browser’s own bars; it is what CSS media queries look at.',
  },
  {
    question: 'Is any of this sent to you?',
    answer:
      'No. The page reads it from your browser and shows it to you. Any site can read the same, and together such values can tell one device from another, which is why some browsers round or hide a few of them.',
  },
] satisfies Question[];
