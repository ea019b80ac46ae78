import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why is my screen size smaller than the one in the data sheet?',
    answer:
      'Browsers count in CSS pixels. Multiply by the pixel ratio for physical pixels: 1440 × 900 at 2 dppx is a 2880 × 1800 screen. Zooming the page changes the ratio too.',
  },
  {
    question: 'What is the difference between screen and window?',
    answer:
      'The screen is the whole display. The window is the part showing this page, without the browser’s bars; CSS media queries use it.',
  },
  {
    question: 'Why does it say Refused or Not in this browser?',
    answer:
      'Refused means that your browser has it and doesn’t tell this page. Not in this browser means that there is nothing to ask: Firefox and Safari, for example, have no battery, connection and client hints for any site.',
  },
  {
    question: 'Which refresh rate is shown?',
    answer:
      'The one at which this page is drawn, measured over 40 frames. A browser that saves power draws less often than the screen could.',
  },
  {
    question: 'Is any of this sent to you?',
    answer:
      'No. The page only shows you what your browser reports. Any site can read the same, and together such values can identify a device, so some browsers round or hide some of them.',
  },
] satisfies Question[];
