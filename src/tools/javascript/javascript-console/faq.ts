import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I run JavaScript online without installing anything?',
    answer:
      'Type or paste the code, then press Run Code, or Ctrl or ⌘ and Enter. What the code logs appears in Console Output with the line it came from. The code runs in your own browser; it is not sent anywhere.',
  },
  {
    question: 'What happens if my code has an infinite loop?',
    answer:
      'The page stays usable, because the code runs in a worker of its own. Stop ends it at once, and code that does not pause for longer than the Time Limit is ended by itself. What it logged before stays.',
  },
  {
    question: 'Which console methods work?',
    answer:
      'All of them: log, info, debug, warn, error, assert, time, timeLog, timeEnd, group, groupCollapsed, groupEnd, table, trace, count, countReset, dir, dirxml and clear, with the %s, %d, %i, %f, %o, %O and %c formats of the Console Standard.',
  },
  {
    question: 'Can I use await, promises and imports?',
    answer:
      "Yes. await works at the top level, unhandled rejections are shown, and the line below the output evaluates further code that sees your program's variables. With Allow Network on, await import('https://…') loads modules and fetch reaches servers that allow it.",
  },
  {
    question: 'Why is document not defined?',
    answer:
      'The code runs in a worker, where there is no page to change. That is what makes it possible to stop any loop. HTML Viewer runs scripts together with a page.',
  },
  {
    question: 'Why does an object show the values it had when it was logged?',
    answer:
      'Each value is kept as it was at that moment, so a later change does not alter what you see. Browser developer tools read the object only when you unfold it, which often shows something else than what was logged.',
  },
] satisfies readonly Question[];
