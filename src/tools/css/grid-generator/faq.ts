import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I draw an area?',
    answer:
      'Press an empty cell and drag over those the area should cover, then name it in the card. Drag an area to move it and its corner to resize it: neighbors make room as long as they stay rectangles. By keyboard, Enter on an empty cell makes an area, the arrow keys move it, Shift with an arrow key resizes it, and Delete removes it.',
  },
  {
    question: 'What is the difference between 1fr and minmax(0, 1fr)?',
    answer:
      'Both take a share of the space that is left. But 1fr never gets narrower than its content: a long word or a wide picture makes the column wider than its share. minmax(0, 1fr) does, so columns stay equal.',
  },
  {
    question: 'What are named lines for?',
    answer:
      'Names in brackets, such as [text-start] 60ch [text-end], let an element say grid-column: text instead of counting lines. Every area also names its four lines by itself: main-start and main-end for columns and rows.',
  },
  {
    question: 'Why is my row in fr no higher than its content?',
    answer:
      'Space can only be shared if there is some: a grid is as high as its rows unless it has a height. Fill the Screen writes min-height: 100dvh; a fixed height or a flexible parent does too.',
  },
  {
    question: 'Why can’t I use auto-fit or auto-fill here?',
    answer:
      'With them the number of columns depends on the width, so areas drawn on fixed cells can’t be placed. For cards that flow, grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)) needs no areas at all.',
  },
  {
    question: 'Should I use grid or flexbox?',
    answer:
      'Grid for rows and columns that line up, such as a page or a dashboard. Flexbox for items in one direction, such as a toolbar or tags that wrap. A grid area can be a flexbox itself.',
  },
] satisfies Question[];
