import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the fill mode do?',
    answer:
      'It sets how the element looks before and after the animation. forwards keeps the last state, backwards shows the first state during the delay, both does both, and none does neither.',
  },
  {
    question: 'Which properties can be animated smoothly?',
    answer:
      'Transform and opacity: browsers animate them on the GPU without a new page layout. That’s why movement, size and rotation are one transform here, not left, top or width.',
  },
  {
    question: 'What is the difference between alternate and reverse?',
    answer:
      'reverse plays every round backwards. alternate plays the first round forwards, the second backwards and so on, so a repeated animation returns without a jump. alternate-reverse starts backwards.',
  },
  {
    question: 'How do I respect visitors who want less motion?',
    answer:
      'Put the animation inside @media (prefers-reduced-motion: no-preference) { … }, so it only runs for visitors who haven’t asked for reduced motion. The preview here starts paused for those who have.',
  },
] satisfies Question[];
