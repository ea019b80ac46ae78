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
] satisfies Question[];
