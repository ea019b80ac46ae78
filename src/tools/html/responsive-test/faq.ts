import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the address I test leave my browser?',
    answer:
      'Your browser loads the page directly from its host, as if you had opened it in a tab, and only after you press Load, press Refresh or turn on Auto Refresh. Nothing goes through a server of ours and no referrer is sent. It’s the only tool on this site that contacts another host; a link to this page can fill in an address but never loads it.',
  },
  {
    question: 'Why does a site stay empty or refuse to connect?',
    answer:
      'Many sites, such as banks and large platforms, send X-Frame-Options or a frame-ancestors policy that forbids showing them inside another page. No browser-based tester can get around that; this one tells you when it can. Open in New Tab and your developer tools’ device mode (F12, then Ctrl+Shift+M) work for such sites. If it’s your own site, allow this one while you test.',
  },
  {
    question: 'Can I see several sizes at once?',
    answer:
      'Yes: Add Screen puts up to six on the stage. Press the caption of one to choose its device or size; drag its right or bottom edge, or move them with the arrow keys (10 pixels with Shift). Sizes you name under Saved stay in this browser, and a link carries all screens.',
  },
  {
    question: 'Can I test HTML that isn’t online?',
    answer:
      'Yes: press Paste HTML, or open an .html file. The page is shown in a sealed frame: nothing is requested from another host, so linked styles, fonts and images stay out, and its scripts run only if you turn on Run Scripts. Screens scroll together, and the widths of its media queries become buttons. Pages at an address belong to another site, so browsers don’t let this one scroll them.',
  },
  {
    question: 'Can I test a page on localhost?',
    answer:
      'Yes: enter it with its port, such as http://localhost:3000. Chromium and Firefox let https pages show localhost, but may ask for permission to reach your local network. Other http:// addresses can’t be shown inside an https page; the tool tells you so.',
  },
  {
    question: 'Is it the same as a real phone?',
    answer:
      'The page gets the exact width and height, so its media queries, layout and images respond as on the device. Engine, fonts, touch, pixel density and user agent are still your browser’s: the one in the table is what the device would send. A final check on a real device is still worth it.',
  },
  {
    question: 'What does Dark Mode do?',
    answer:
      'It tells the page that you prefer dark colors, so @media (prefers-color-scheme: dark) applies inside the preview, whatever your system setting. A page without such styles doesn’t change: nothing is inverted.',
  },
  {
    question: 'Which breakpoints are shown?',
    answer:
      'Those of Tailwind CSS: sm from 640 pixels, md from 768, lg from 1024, xl from 1280 and 2xl from 1536; anything narrower is xs. The badge shows the current one, and the ruler marks where each starts. Press one to set that width. Own Breakpoints adds yours, in px, em or rem.',
  },
] satisfies Question[];
