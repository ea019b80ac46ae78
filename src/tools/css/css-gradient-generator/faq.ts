import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which way does the angle point?',
    answer:
      'In a linear gradient 0° goes upwards, 90° to the right, 180° down and 270° to the left; the angle turns clockwise. In a conic gradient it is where the first color begins, 0° being the top.',
  },
  {
    question: 'What is the difference between closest-side and farthest-corner?',
    answer:
      'It is where a radial gradient reaches its last color. With closest-side that is the nearest edge of the box, and the rest is filled with the last color (or repeated). With farthest-corner, the default of CSS, it is the corner farthest from the center, so the whole box is covered.',
  },
  {
    question: 'How do I make stripes?',
    answer:
      'Turn on Repeating, and give the stops in pairs at the same place: black 0 %, black 5 %, white 5 %, white 10 %. Two stops at one position make a hard edge, and the pattern repeats every 10 %.',
  },
  {
    question: 'Do I need vendor prefixes?',
    answer:
      'No. Linear and radial gradients work without a prefix in every browser since 2013, conic gradients since the end of 2020.',
  },
  {
    question: 'Is the downloaded image the same as the CSS?',
    answer:
      'Yes. gradient.png is drawn pixel by pixel by the rules of CSS at the width and height you set, with every type, shape, center and repetition, and it is compared with what the browser shows in our tests. Translucent colors stay translucent.',
  },
] satisfies Question[];
