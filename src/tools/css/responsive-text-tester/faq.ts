import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which widths do sm, md, lg and xl stand for?',
    answer:
      'sm is shown at 640 px; it’s the base and also applies to smaller screens (mobile first). md starts at 768 px, lg at 1024 px and xl at 1280 px. The preview lays out the text at that width and scales it down if your screen is smaller.',
  },
  {
    question: 'How do I use the exported CSS?',
    answer:
      'Put the class responsive-text on the element with the text, and text-container on the element around it, which sets the text width. The media queries list only what changes from one breakpoint to the next.',
  },
  {
    question: 'What line length and line height read well?',
    answer:
      'About 45 to 75 characters per line, and a line height of 1.4 to 1.6 for running text; less for headings. Narrow the container until the lines are that long, then adjust the font size per breakpoint.',
  },
  {
    question: 'Is the character limit enforced?',
    answer:
      'No. It only shows how much you’ve used, say for a 280-character post. Characters are counted as people see them: an emoji made of several parts is one.',
  },
  {
    question: 'What is fluid type, and how do I use the steps?',
    answer:
      'Instead of jumping at breakpoints, sizes grow in a straight line from the smallest width to the largest, by one clamp() each. Step 0 is running text, 1 to 5 are headings, -1 and -2 small print: h1 { font-size: var(--step-5) }. The scale is the ratio from one step to the next; a larger one when wide makes headings stand out more on large screens.',
  },
  {
    question: 'Why does the page warn about WCAG 1.4.4?',
    answer:
      'Zooming in makes the window narrower in CSS pixels, so text sized by the window shrinks while the zoom enlarges it. If its largest size is more than 2.5 times its smallest, no zoom up to 500 % doubles it on some screens. The page says which steps and widths.',
  },
  {
    question: 'Is my font uploaded?',
    answer:
      'No. Your Font opens a .woff2, .woff, .ttf or .otf file in this page for the preview. It isn’t stored, and the CSS doesn’t mention it.',
  },
] satisfies Question[];
