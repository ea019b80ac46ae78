import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I download the gradient as an image?',
    answer:
      'Yes. Export PNG saves gradient.png at the width and height you set, 1200 × 630 to begin with, up to 4096 × 4096. It looks exactly like the preview: type, angle, repetition and blend mode included. Transparent stops stay transparent.',
  },
  {
    question: 'Why can’t a conic gradient be exported as SVG?',
    answer:
      'SVG has linear and radial gradients only. An SVG of a conic one would need slices or an embedded PNG, and would look different in every program. Export it as PNG, or use the CSS.',
  },
  {
    question: 'What does Repeating do?',
    answer:
      'It repeats the colors between the first and the last stop over and over. If the stops reach from 0 to 100 % a linear or conic gradient has nothing left to repeat, so move the last stop: at 10 % the pattern appears ten times.',
  },
  {
    question: 'What is the blend mode mixed with?',
    answer:
      'With the Background Color, which appears once you choose a mode other than normal. In CSS this is background-blend-mode: the gradient lies on top of the background color.',
  },
  {
    question: 'Where are saved gradients kept?',
    answer:
      'In this browser’s storage, as savedGradients. Saving under an existing name replaces the older one. You can undo a deletion for ten seconds.',
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
