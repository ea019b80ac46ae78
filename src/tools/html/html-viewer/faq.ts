import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is it safe to preview a page I don’t trust?',
    answer:
      'The preview runs in a sandboxed frame: it can’t see this site, its storage, your cookies or other tabs. What you type or paste runs at once; scripts of a page from a file, a link or another tool wait until you press Run Its Scripts. Nothing is loaded or sent unless you turn on Load Remote Content. One gap can’t be closed in every browser: a script that sends the page elsewhere can trigger a lookup of that host’s name, or a connection to it, before the browser blocks it. Turn off Run Scripts before you paste a page that you don’t trust at all.',
  },
  {
    question: 'Why is an image, a font or a library missing from the preview?',
    answer:
      'Nothing loads from other hosts until you allow it, so a page can’t tell anyone that you opened it. The preview lists what it left out; Load Remote Content allows it. A website can’t reach files next to the page on your disk.',
  },
  {
    question: 'How do I use jQuery, Bootstrap or another library?',
    answer:
      'Paste its source into Libraries, or open its .js and .css files there, up to ten and 3 MB in all. They come before your own code in the order of the list, in the preview and in the saved page, and nothing is fetched from a CDN. A link to your page leaves them out, because it would be too long.',
  },
  {
    question: 'What happens when I upload a page?',
    answer:
      'It is read by a real HTML parser and split: style elements go to CSS, inline scripts to JavaScript, the rest stays in HTML unchanged. Linked files, modules, styles with a media query and scripts that must run before something else stay in HTML, so the page still works the same.',
  },
  {
    question: 'What if my script never ends?',
    answer:
      'A loop that runs for more than three seconds without a pause is stopped, and the console shows the line. Nothing runs while you type, and nothing is restored when you reload, so reloading always stops it.',
  },
  {
    question: 'Where are alert, confirm and prompt, and why are frames missing?',
    answer:
      'Dialogs aren’t shown, because they would steal the keyboard while you type: their text goes to the console, and confirm and prompt answer as if cancelled. While scripts run, frames inside the page are left out; without scripts, or with Load Remote Content, they’re shown.',
  },
  {
    question: 'What is in the file that Download saves?',
    answer:
      'index.html: one document with your CSS in a style element and your JavaScript in a script element. It doesn’t include the preview’s safety and console code. The script becomes a module if it uses import or export.',
  },
] satisfies Question[];
