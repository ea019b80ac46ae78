import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the fill mode do?',
    answer:
      'It says how the element looks outside of the animation. With forwards it keeps the last state when the animation ends, with backwards it takes the first state during the delay already, with both it does both, and with none it looks as if there were no animation.',
  },
  {
    question: 'Which properties can be animated smoothly?',
    answer:
      'Transform and opacity: browsers animate them on the graphics processor without laying out the page anew. That is why movement, size and rotation are written here as one transform and not as left, top or width.',
  },
  {
    question: 'What is the difference between alternate and reverse?',
    answer:
      'reverse plays every round backwards. alternate plays the first round forwards, the second backwards and so on, so that a repeated animation comes back without a jump. alternate-reverse begins with a backwards round.',
  },
  {
    question: 'How do I respect visitors who want less motion?',
    answer:
      'Put the animation inside @media (prefers-reduced-motion: no-preference) { … }, so that it runs only for those who have not asked their system for less. The preview here starts paused for those who have.',
  },
] satisfies Question[];
