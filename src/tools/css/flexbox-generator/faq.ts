import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I center something with flexbox?',
    answer:
      'On the container: display: flex, justify-content: center and align-items: center. The container needs a height for the vertical part to show, min-height: 100vh for a whole page. The preset Centered sets it up.',
  },
  {
    question: 'What is the difference between justify-content, align-items and align-content?',
    answer:
      'justify-content spreads the items along the direction they run in. align-items places them across it, within their line. align-content spreads the lines themselves, so it does something only when items wrap into several.',
  },
  {
    question: 'What do flex-grow, flex-shrink and flex-basis mean?',
    answer:
      'flex-basis is the size an item starts with. When room is left over, items take shares of it by their flex-grow; when there is too little, they give way by their flex-shrink times their size. Zero means: do not.',
  },
  {
    question: 'Why does align-items: center do nothing?',
    answer:
      'Usually the container is only as high as its items, so there is nowhere to move. Give it a height. In the preview, drag the lower right corner of the container to see how items react.',
  },
] satisfies Question[];
