import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are dots removed from Gmail addresses?',
    answer:
      'Gmail ignores dots before the @: a.b@gmail.com and ab@gmail.com are one mailbox, and googlemail.com is the same as gmail.com. No other provider does that, so other addresses keep their dots.',
  },
  {
    question: 'What are plus-tags, and should I remove them?',
    answer:
      'name+shop@example.com usually reaches name@example.com. Removing the tag finds people who signed up twice, but some servers treat + as part of the name, so it’s off by default.',
  },
  {
    question: 'Which typos are fixed?',
    answer:
      'Misspelled domains of large providers, such as gmial.com, yaho.com, outloo.com, hotmial.com and gmail.con. How many were fixed is shown next to the list.',
  },
  {
    question: 'What happens to addresses that aren’t valid?',
    answer: 'They’re left out and counted; use Show: Invalid to list them. Nothing is dropped silently.',
  },
] satisfies Question[];
