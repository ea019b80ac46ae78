import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is it safe to preview a page I do not trust?',
    answer:
      'The preview runs in a frame without an origin: it cannot see this site, its storage, your cookies or your other tabs, and unless you switch on Load Remote Content it cannot reach the network either. To look without running anything, switch off Run Scripts.',
  },
  {
    question: 'Why is an image, a font or a library missing from the preview?',
    answer:
      'Nothing is loaded from other hosts until you ask for it, so that a page cannot tell anyone that you opened it. The preview says what it left out; Load Remote Content lets it in. Files that lay beside the page on your disk cannot be reached by any website.',
  },
  {
    question: 'What happens when I upload a page?',
    answer:
      'It is read by a real HTML parser and split: style elements go to CSS, inline scripts to JavaScript, the rest stays in HTML to the letter. Linked files, modules, styles with a media query and scripts that must run before something else stay in HTML, so the page means the same afterwards.',
  },
  {
    question: 'What if my script never ends?',
    answer:
      'A loop that runs for more than three seconds without a pause is stopped, and the console names the line. Nothing is run while you type, and nothing is restored when you reload, so a reload always gives you a quiet page.',
  },
  {
    question: 'What is in the file that Download saves?',
    answer:
      'index.html: one document with your CSS in a style element and your JavaScript in a script element. The parts that make the preview safe and fill the console are not in it. The script becomes a module when it uses import or export.',
  },
] satisfies Question[];
