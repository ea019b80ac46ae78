import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which wrappers does it know?',
    answer:
      'Outlook Safe Links, Proofpoint URL Defense versions 1, 2 and 3, Barracuda Link Protection, and the redirects of Google, YouTube, Facebook, Instagram, LinkedIn, Slack, Bing, DuckDuckGo, Yahoo, Reddit, Steam and VK. Any other address that carries a whole address in a parameter called url, u, q, target or redirect is unwrapped too, with a note, since such a link may lead elsewhere.',
  },
  {
    question: 'Does decoding a link open it?',
    answer:
      'No. The address is taken apart in your browser; nothing is requested, so neither the wrapper nor the target learns that you looked.',
  },
  {
    question: 'Is the decoded address safe to open?',
    answer:
      'That cannot be told from the address alone. Decoding shows the real host, which is what you want to judge; the wrapper’s own check happens only when you go through it.',
  },
  {
    question: 'What happens to a link that was wrapped twice?',
    answer:
      'A forwarded mail often has a wrapper around a wrapper. All layers of known wrappers are removed, and the chain is listed beside the result.',
  },
] satisfies Question[];
