import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I apply several actions one after another?',
    answer:
      'Yes. Results are listed below; click one to make it the new input, then press the next button. Undo restores the earlier input.',
  },
  {
    question: 'How do I remove line breaks from text copied out of a PDF?',
    answer:
      'Remove Line Breaks joins the lines of each paragraph with spaces and keeps the blank lines between paragraphs, so the text flows again.',
  },
  {
    question: 'At which width does text wrap and align?',
    answer:
      'At the Word Wrap Width you set, 80 characters by default. Word Wrap breaks lines between words, Justify fills them with spaces to exactly that width, and Align Right and Center align within it.',
  },
  {
    question: 'Which addresses does Extract URLs find?',
    answer:
      'URLs that start with http:// or https://, without a full stop, comma or bracket after them. Extract Emails lists each address once.',
  },
] satisfies Question[];
