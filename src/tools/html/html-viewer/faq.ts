import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is it safe to preview a page I do not trust?',
    answer:
      'The preview runs in a frame without an origin: it cannot see this site, its storage, your cookies or your other tabs. What you type or paste yourself runs at once; the scripts of a page that came as a file, with a link or from another tool wait until you press Run Its Scripts. Scripts load and send nothing unless you switch on Load Remote Content. One thing cannot be closed in every browser: a script that tells the page to go elsewhere has the name of that host looked up, and in some a connection to it opened, before the browser refuses. Switch Run Scripts off before you paste a page that you do not trust at all.',
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
    question: 'Where are alert, confirm and prompt, and why are frames missing?',
    answer:
      'Dialogs are not shown, because they would take the keys while you type: what they say is in the console, and confirm and prompt answer as if cancelled. While scripts run, frames inside the page are left out; without scripts, or with Load Remote Content, they are shown.',
  },
  {
    question: 'What is in the file that Download saves?',
    answer:
      'index.html: one document with your CSS in a style element and your JavaScript in a script element. The parts that make the preview safe and fill the console are not in it. The script becomes a module when it uses import or export.',
  },
] satisfies Question[];
