import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I apply several actions one after another?',
    answer:
      'Yes. Every result is listed under Results below; click one to make it the new input, then press the next button. Undo brings the earlier input back.',
  },
  {
    question: 'How do I remove line breaks from text copied out of a PDF?',
    answer:
      'Remove Line Breaks joins the lines of each paragraph with spaces and keeps the blank lines between paragraphs, so that the text flows again.',
  },
  {
    question: 'At which width does text wrap and align?',
    answer:
      'At the Word Wrap Width you set, 80 characters by default. Word Wrap breaks lines between words, Justify fills them with spaces to exactly that width, and Align Right and Center use it as the page.',
  },
  {
    question: 'Which addresses does Extract URLs find?',
    answer:
      'Those that begin with http:// or https://, without the full stop, comma or bracket that follows them in a sentence. Extract Emails lists each address once.',
  },
] satisfies Question[];
