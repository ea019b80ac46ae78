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
    question: 'SVG or PNG: which one should I take?',
    answer:
      'An SVG placeholder is about 300 bytes at any size, sharp on every screen, and you can edit it. Take PNG, WebP or JPEG where SVG isn’t accepted, as for link previews, ads and uploads. An SVG’s letters use a font of the computer that shows it; in a PNG they always look the same.',
  },
  {
    question: 'How large is the text with Fit Text?',
    answer:
      'As large as fits: the longest line takes up to 84 % of the width, and all lines stay within the height. Fonts differ from system to system, so the estimate leaves some room.',
  },
  {
    question: 'Can I use < or & or emoji in the text?',
    answer:
      'Yes. XML special characters are escaped and both outputs are UTF-8, so accents, Chinese and emoji appear as written.',
  },
] satisfies Question[];
