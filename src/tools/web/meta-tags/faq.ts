import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What are Open Graph tags?',
    answer:
      'Tags in the head of a page that tell Facebook, LinkedIn, WhatsApp, Slack and most others which title, description and picture to show when someone shares its link. X reads them too, with twitter:card on top.',
  },
  {
    question: 'When do I need the Article tab?',
    answer:
      'For news and blog posts: choose Article as Page Type and the tab appears. It writes when the text was published and changed, until when it is valid, who wrote it, and its section and tags. Several authors or tags are separated by commas and each gets a tag of its own.',
  },
  {
    question: 'Which time zone do the article times have?',
    answer:
      'UTC: what you enter is written with a Z at the end, so that everyone reads the same moment. Convert from your own time first if the minute matters.',
  },
  {
    question: 'Why give the width and height of the image?',
    answer:
      'With them a network can lay out the card before it has loaded the picture, so that it is right the first time a link is shared. 1200 × 630 is a good size.',
  },
] satisfies Question[];
