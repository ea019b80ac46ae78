import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What do the numbers of box-shadow mean?',
    answer:
      'In order: how far the shadow is moved to the right and down, how much its edge is blurred, and how much larger (or, below zero, smaller) than the box it is. Only the two offsets are required; blur and spread are 0 when left out.',
  },
  {
    question: 'How do I make a shadow look natural?',
    answer:
      'Layer two or three: a small sharp one close to the box and a larger, fainter one below it. Keep them translucent: #00000026 is black at 15 %. A negative spread keeps a shadow from showing at the sides.',
  },
  {
    question: 'Which shadow is drawn on top?',
    answer: 'The first in the list. Each later one lies below it, and all outer shadows lie below the box itself.',
  },
  {
    question: 'Is it slow to animate a box shadow?',
    answer:
      'Every frame is painted anew, so it costs more than moving or fading an element. For one box that is fine. For many, put the shadow on a pseudo-element and animate its opacity. The generated CSS stops the animation for those who ask their system for less motion.',
  },
] satisfies Question[];
