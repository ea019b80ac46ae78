import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a user agent string?',
    answer:
      'The line a browser, bot or program uses to identify itself to a server, in the User-Agent header. Yours is filled in; paste any other over it.',
  },
  {
    question: 'Why do they all begin with Mozilla/5.0?',
    answer:
      'Servers once sent better pages to Mozilla, so every browser since has claimed to be it. The rest says more, but even that lists engines the browser doesn’t have.',
  },
  {
    question: 'Can it be trusted?',
    answer:
      'No. Anyone can send any string, and browsers freeze parts of it on purpose: Chrome reports Windows 10 on Windows 11, and macOS 10.15.7 on every later macOS. Use it for statistics, not for security.',
  },
  {
    question: 'Does it recognize bots?',
    answer:
      'Yes, if they identify themselves, such as Googlebot, Bingbot and GPTBot, and of the better known ones it says what they are for: search, AI training, link previews, monitoring. A bot that pretends to be a browser looks like one.',
  },
  {
    question: 'How do I tell Windows 11 from Windows 10?',
    answer:
      'Only by client hints: headers such as Sec-CH-UA-Platform-Version that Chrome, Edge and other browsers built on Chromium send if a server asks for them. Paste the headers, with or without the User-Agent line; version 13 and above is Windows 11.',
  },
  {
    question: 'Where does it know all this from?',
    answer:
      'From the rules of uap-core, which many servers use for their statistics, and a table of browsers and apps that those rules take for Chrome or Safari. Anything else that puts its name last is taken at its word.',
  },
] satisfies Question[];
