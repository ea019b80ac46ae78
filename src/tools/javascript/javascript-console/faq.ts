import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I run JavaScript online without installing anything?',
    answer:
      'Type or paste the code, then press Run Code (Ctrl+Enter or ⌘+Enter). Logs appear in Console Output with the line they came from. The code runs in your own browser and isn’t sent anywhere.',
  },
  {
    question: 'What happens if my code has an infinite loop?',
    answer:
      'The page stays usable, because the code runs in its own worker. Stop ends it at once, and code that doesn’t pause within the Time Limit is stopped automatically. Earlier logs stay.',
  },
  {
    question: 'Which console methods work?',
    answer:
      'All of them: log, info, debug, warn, error, assert, time, timeLog, timeEnd, group, groupCollapsed, groupEnd, table, trace, count, countReset, dir, dirxml and clear, with the %s, %d, %i, %f, %o, %O and %c formats of the Console Standard.',
  },
  {
    question: 'Can I use await, promises and imports?',
    answer:
      "Yes. await works at the top level, unhandled rejections are shown, and the line below the output runs more code with your program’s variables. With Allow Network on, await import('https://…') loads modules and fetch reaches servers that allow it.",
  },
  {
    question: 'Can I run TypeScript?',
    answer:
      'Yes. Choose TypeScript under Language, or open a .ts file. Types are removed and not checked. Enums, namespaces and parameter properties work; decorators, JSX and import … = don’t. Errors keep the line and column of your code.',
  },
  {
    question: 'Why is document not defined?',
    answer:
      'The code runs in a worker, where there’s no page. That’s what makes it possible to stop any loop. Turn on Document to give it a page of your own HTML, in a sealed frame. Loops that go on for longer than the Time Limit are stopped there too.',
  },
  {
    question: 'Where are my snippets kept?',
    answer:
      'In this browser, up to 200 of them, each with its name, language and document. Save Snippet under an existing name replaces it, which Undo takes back. They’re in the file when you export your saved data.',
  },
  {
    question: 'Why does an object show the values it had when it was logged?',
    answer:
      'Each value is saved as it was at that moment, so later changes don’t affect it. Browser developer tools only read the object when you expand it, so they often show something else.',
  },
] satisfies readonly Question[];
