import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I use the base64 output in HTML or CSS?',
    answer:
      'It is a whole data URI: put it where an address would stand, as in <img src="data:image/svg+xml;base64,…"> or background-image: url(data:image/svg+xml;base64,…). No file and no request is needed.',
  },
  {
    question: 'What does Use Exact Size do?',
    answer:
      'On, the SVG says its width and height in pixels and is shown at that size. Off, it has only a viewBox: it keeps its proportions and grows to the room its place on the page gives it.',
  },
  {
    question: 'Why SVG and not PNG?',
    answer:
      'A placeholder in SVG has about 300 bytes whatever its size and is sharp on every screen. It can be edited by hand, and it needs no placeholder service that could go down or watch your visitors.',
  },
  {
    question: 'Can the text contain < or & or emoji?',
    answer:
      'Yes. What means something in XML is escaped, and both outputs are UTF-8, so that accents, Chinese and emoji are shown as written.',
  },
] satisfies Question[];
