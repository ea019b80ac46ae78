import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which widths do sm, md, lg and xl stand for?',
    answer:
      'sm is drawn at 640 px; it is the base and holds on smaller screens too, phones first. md begins at 768 px, lg at 1024 px and xl at 1280 px. The preview lays the text out at that width and makes it smaller where your screen has less room.',
  },
  {
    question: 'How do I use the exported CSS?',
    answer:
      'Put the class responsive-text on the element with the text, and text-container on the element around it, which sets how wide the text may run. The media queries list only what changes from one breakpoint to the next.',
  },
  {
    question: 'What line length and line height read well?',
    answer:
      'About 45 to 75 characters a line, and a line height of 1.4 to 1.6 for running text; headings take less. Narrow the container until the lines are that long, then adjust the font size per breakpoint.',
  },
  {
    question: 'Is the character limit enforced?',
    answer:
      'No. It only tells you where you stand, say for a post of 280 characters. Characters are counted as people see them: an emoji of several parts is one.',
  },
] satisfies Question[];
