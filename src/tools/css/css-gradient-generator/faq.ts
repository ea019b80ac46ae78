import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which way does the angle point?',
    answer:
      'In a linear gradient 0° points up, 90° to the right, 180° down and 270° to the left; the angle turns clockwise. In a conic gradient it’s where the first color starts; 0° is the top.',
  },
  {
    question: 'What is the difference between closest-side and farthest-corner?',
    answer:
      'They set where a radial gradient reaches its last color. With closest-side it’s the nearest edge of the box, and the rest is filled with the last color (or repeated). With farthest-corner, the CSS default, it’s the corner farthest from the center, so the whole box is covered.',
  },
  {
    question: 'How do I make stripes?',
    answer:
      'Turn on Repeating and set pairs of stops at the same place: black 0 %, black 5 %, white 5 %, white 10 %. Two stops at one position make a hard edge, and the pattern repeats every 10 %.',
  },
  {
    question: 'Do I need vendor prefixes?',
    answer:
      'No. Linear and radial gradients have worked without a prefix in every browser since 2013, conic gradients since late 2020.',
  },
  {
    question: 'Is the downloaded image the same as the CSS?',
    answer:
      'Yes. gradient.png is drawn pixel by pixel following CSS rules at the width and height you set, with every type, shape, center and repetition; our tests compare it with the browser. Transparency is kept.',
  },
  {
    question: 'Why is the middle of my gradient grey, and what does Color Space change?',
    answer:
      'Halfway between two opposite colors, sRGB mixes to grey. OKLCH goes around the color wheel instead and stays vivid; OKLab is even to the eye. Hue chooses the shorter or the longer way around. The CSS then says “in oklch”, which browsers have read since 2023. PNG and SVG show the same colors.',
  },
  {
    question: 'Can I change a gradient I already have?',
    answer:
      'Yes. Open Paste a gradient under More and paste the CSS: a value, a declaration or a whole rule, with several gradients over one another, angles in any unit, sides and corners, hints and color spaces. What could not be kept is listed. Positions in pixels are refused, as they depend on the size of the box.',
  },
] satisfies Question[];
