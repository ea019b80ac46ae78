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
      'name+shop@example.com usually reaches name@example.com. Removing the tag finds people who signed up twice, but some servers treat + as part of the name, so it is off unless you ask for it.',
  },
  {
    question: 'Which typos are fixed?',
    answer:
      'Misspelt domains of the large providers, such as gmial.com, yaho.com, outloo.com, hotmial.com and gmail.con. How many were fixed is shown beside the list.',
  },
  {
    question: 'What happens to addresses that are not valid?',
    answer:
      'They are left out of the list, counted, and can be listed by themselves with Show: Invalid. Nothing is dropped silently.',
  },
] satisfies Question[];
