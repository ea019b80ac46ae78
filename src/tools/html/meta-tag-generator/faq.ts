import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which meta tags does a page need?',
    answer:
      'A title and a description for search engines, and og:title, og:description, og:image and og:url for links that are shared. Everything else is optional. Search engines have ignored keywords for many years.',
  },
  {
    question: 'How long can title and description be?',
    answer:
      'About 60 and 160 characters are shown; search engines cut the rest. The bars under the preview show how much room is left. Nothing is cut here.',
  },
  {
    question: 'Do I need Twitter tags if I have Open Graph tags?',
    answer:
      'Only twitter:card. For title, description and image X falls back on the Open Graph tags, so leave those fields empty unless they should differ. twitter:card is added once any social field is filled.',
  },
  {
    question: 'How large should the social image be?',
    answer:
      '1200 × 630 pixels suits most networks with a large card; a summary card shows a square. Use the full URL with https://, because it’s loaded outside your page.',
  },
  {
    question: 'Where do I put the tags?',
    answer:
      'Into the head element of the page, before the scripts. Quotes, & and < in what you type are already escaped, so the result can be pasted as it is.',
  },
  {
    question: 'Can I check a page that already exists?',
    answer:
      'Press Paste HTML and paste its source: the fields fill, and tags that are missing or there more than once are listed. Nothing is fetched from the page, so pictures are not loaded; try one from your device to see how each site cuts it.',
  },
] satisfies Question[];
