import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a user agent string?',
    answer:
      'The line by which a browser, a bot or a program introduces itself to a server in the User-Agent header. Yours is filled in when the page opens; paste any other over it.',
  },
  {
    question: 'Why do they all begin with Mozilla/5.0?',
    answer:
      'Because servers once sent better pages to Mozilla, every browser since has claimed to be it. The rest of the line tells more, and even that names engines the browser does not have.',
  },
  {
    question: 'Can it be trusted?',
    answer:
      'No. Anyone can send any string, and browsers freeze parts of it on purpose: Chrome reports Windows 10 on Windows 11, and macOS 10.15.7 on every later macOS. Use it for statistics, not for security.',
  },
  {
    question: 'Does it recognise bots?',
    answer:
      'Crawlers that name themselves, such as Googlebot, Bingbot and GPTBot, are named. One that pretends to be a browser cannot be told from a browser by this line.',
  },
] satisfies Question[];
