import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I center something with flexbox?',
    answer:
      'On the container: display: flex, justify-content: center and align-items: center. The container needs a height for vertical centering, min-height: 100vh for a whole page. The preset Centered sets it up.',
  },
  {
    question: 'What is the difference between justify-content, align-items and align-content?',
    answer:
      'justify-content spreads the items along the main direction. align-items places them across it, within their line. align-content spreads the lines, so it only matters when items wrap.',
  },
  {
    question: 'What do flex-grow, flex-shrink and flex-basis mean?',
    answer:
      'flex-basis is the size an item starts with. Extra space is shared by flex-grow; if space is short, items shrink by flex-shrink times their size. Zero means they don’t.',
  },
  {
    question: 'Why does align-items: center do nothing?',
    answer:
      'Usually the container is only as high as its items, so there is nowhere to move. Give it a height. In the preview, drag the container’s bottom right corner to make it higher.',
  },
  {
    question: 'How do I see where items wrap?',
    answer:
      'Set flex-wrap to wrap and drag the right edge of the preview, or focus it and use the arrow keys. The title says in how many lines the items stand. Items wrap once their flex-basis and the column gaps no longer fit; only then are they stretched or shrunk.',
  },
  {
    question: 'What is the difference between row-gap and column-gap?',
    answer:
      'In a row, column-gap is the space between items and row-gap the space between lines; in a column it’s the other way round. gap sets both: gap: 24px 16px is 24 px between rows and 16 px between columns. Turn on Separate Gaps to set them one by one.',
  },
] satisfies Question[];
