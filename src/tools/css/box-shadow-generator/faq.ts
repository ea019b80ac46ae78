import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What do the numbers of box-shadow mean?',
    answer:
      'In order: how far the shadow moves right and down, how blurred its edge is, and how much larger (or, if negative, smaller) it is than the box. Only the two offsets are required; blur and spread default to 0.',
  },
  {
    question: 'How do I make a shadow look natural?',
    answer:
      'Layer two or three: a small sharp one close to the box and a larger, fainter one below it. Keep them see-through: #00000026 is black at 15 %. A negative spread hides the shadow at the sides.',
  },
  {
    question: 'What does Smooth do?',
    answer:
      'It makes one soft shadow out of 2 to 10 layers: distance and blur grow with the square from layer to layer, and the opacity follows the curve. Drag the light, or focus it and use the arrow keys: left and right turn it, up and down change the distance.',
  },
  {
    question: 'How does drop-shadow() differ from box-shadow?',
    answer:
      'drop-shadow() follows the shape of an image or an icon, transparent parts included, but has no spread and no inset; the page says what is lost. Its blur is written as half the number, because filters count it otherwise. text-shadow has no spread and no inset either.',
  },
  {
    question: 'Which shadow is drawn on top?',
    answer: 'The first in the list. Later ones lie below it, and all outer shadows lie below the box itself.',
  },
  {
    question: 'Is it slow to animate a box shadow?',
    answer:
      'Every frame is repainted, so it costs more than moving or fading an element. For one box that’s fine. For many, put the shadow on a pseudo-element and animate its opacity. The generated CSS stops the animation for visitors who prefer reduced motion.',
  },
] satisfies Question[];
