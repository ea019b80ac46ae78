import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I download the gradient as an image?',
    answer:
      'Yes. Export PNG saves gradient.png at the width and height you set, 1200 × 630 to begin with, up to 4096 × 4096. It is drawn pixel by pixel as the preview shows it: type, angle, repetition and blend mode included. Translucent stops stay translucent.',
  },
  {
    question: 'Why can a conic gradient not be exported as SVG?',
    answer:
      'SVG has linear and radial gradients only. An SVG of a conic one would have to imitate it with slices or hide a PNG inside, and would look different in every program. Export it as PNG, or use the CSS.',
  },
  {
    question: 'What does Repeating do?',
    answer:
      'It repeats the colors between the first and the last stop over and over. If the stops reach from 0 to 100 % there is nothing left to repeat in a linear or conic gradient, so move the last stop closer: with the last stop at 10 % the pattern appears ten times.',
  },
  {
    question: 'What is the blend mode mixed with?',
    answer:
      'With the Background Color, which appears once you choose a mode other than normal. In CSS that is background-blend-mode: the gradient is one layer and the background color lies under it.',
  },
  {
    question: 'Where are saved gradients kept?',
    answer:
      'In the storage of this browser, under the name savedGradients, and nowhere else. Saving under a name that exists replaces the older one. Deleting can be undone for ten seconds.',
  },
] satisfies Question[];
