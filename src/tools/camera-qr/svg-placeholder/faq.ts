import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I use the base64 output in HTML or CSS?',
    answer:
      'It is a whole data URI: put it where a URL goes, as in <img src="data:image/svg+xml;base64,…"> or background-image: url(data:image/svg+xml;base64,…). It needs no extra file or request.',
  },
  {
    question: 'What does Use Exact Size do?',
    answer:
      'On: the SVG has a fixed width and height in pixels. Off: it only has a viewBox, so it keeps its proportions and scales to the space it gets on the page.',
  },
  {
    question: 'Why SVG and not PNG?',
    answer:
      'An SVG placeholder is about 300 bytes at any size and sharp on every screen. You can edit it, and it doesn’t depend on a placeholder service that could go down or track your visitors.',
  },
  {
    question: 'Can I use < or & or emoji in the text?',
    answer:
      'Yes. XML special characters are escaped and both outputs are UTF-8, so accents, Chinese and emoji appear as written.',
  },
] satisfies Question[];
