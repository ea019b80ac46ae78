import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which wrappers does it support?',
    answer:
      'Outlook Safe Links, Proofpoint URL Defense versions 1, 2 and 3, Barracuda Link Protection, and the redirects of Google, YouTube, Facebook, Instagram, LinkedIn, Slack, Bing, DuckDuckGo, Yahoo, Reddit, Steam and VK. Any other URL with a full URL in a parameter called url, u, q, target or redirect is unwrapped too, with a note, because it may go elsewhere.',
  },
  {
    question: 'Does decoding a link open it?',
    answer:
      'No. The link is only decoded in your browser; nothing is requested, so neither the wrapper nor the target knows you looked.',
  },
  {
    question: 'Is the decoded link safe to open?',
    answer:
      'You can’t tell from the link alone. Decoding shows you the real host; the wrapper’s own check only happens when you open the wrapped link.',
  },
  {
    question: 'What happens to a link that was wrapped twice?',
    answer: 'Forwarded emails often have several wrappers. All known layers are removed and listed next to the result.',
  },
] satisfies Question[];
