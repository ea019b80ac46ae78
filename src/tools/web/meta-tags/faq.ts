import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What are Open Graph tags?',
    answer:
      'Tags in the head of a page that tell Facebook, LinkedIn, WhatsApp, Slack and most others which title, description and picture to show when someone shares a link. X reads them too, plus twitter:card.',
  },
  {
    question: 'When do I need the Article tab?',
    answer:
      'For news and blog posts: choose Article as Page Type and the tab appears. It adds the publication, change and expiry dates, the authors, section and tags. Separate several authors or tags with commas; each gets its own tag.',
  },
  {
    question: 'Which time zone are the article times in?',
    answer:
      'UTC: your times get a Z at the end, so everyone reads the same moment. Convert from your own time zone first.',
  },
  {
    question: 'Why give the width and height of the image?',
    answer:
      'With them, a network can lay out the card before the picture loads, so it’s right the first time a link is shared. 1200 × 630 is a good size.',
  },
  {
    question: 'Can I check a page that already exists?',
    answer:
      'Press Paste HTML and paste its source: the fields fill, and tags that are missing or there more than once are listed. Nothing is fetched from the page, so pictures are not loaded; try one from your device to see how each site cuts it.',
  },
] satisfies Question[];
