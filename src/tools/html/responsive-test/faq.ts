import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the address I test leave my browser?',
    answer:
      'Your browser asks for the page itself, directly from its own host, as if you had opened it in a tab, and only after you press Load, press Refresh or switch Auto Refresh on. Nothing passes through a server of ours and no referrer is sent. It is the one tool of this site whose work is to reach another host; a link to this page can fill in an address but never loads it.',
  },
  {
    question: 'Why does a site stay empty or refuse to connect?',
    answer:
      'Many sites, banks and large platforms among them, send X-Frame-Options or the frame-ancestors policy, with which they forbid being shown inside another page. No tester that runs in a browser can get around that, and it says so where the browser lets it know. Open in New Tab and the device mode of the developer tools (F12, then Ctrl+Shift+M) work for such sites. If it is your own site, allow this one while you test.',
  },
  {
    question: 'Can I test a page on localhost?',
    answer:
      'Yes: enter it with its port, such as http://localhost:3000. Chromium and Firefox let a page served over https show localhost, though they may ask you for permission to reach your own network first. Other addresses that begin with http:// cannot be shown inside an https page; there the tool tells you before it tries.',
  },
  {
    question: 'Is it the same as a real phone?',
    answer:
      'The page gets the exact width and height, so its media queries, layout and images answer as on the device. The engine, the fonts, touch, the pixel density and the user agent stay those of your browser: the user agent in the table is what the device would send, not what is sent now. A last look on a real device is still worth it.',
  },
  {
    question: 'What does Dark Mode do?',
    answer:
      'It tells the page that a dark colour scheme is preferred, so that @media (prefers-color-scheme: dark) applies inside the preview, whatever your system prefers. A page without such styles looks as before: nothing is inverted or painted over.',
  },
  {
    question: 'Which breakpoints are shown?',
    answer:
      'Those of Tailwind CSS: sm from 640 pixels, md from 768, lg from 1024, xl from 1280 and 2xl from 1536; anything narrower is xs. The badge names the one that holds at the current width, and the ruler marks where each begins.',
  },
] satisfies Question[];
