import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the fill mode do?',
    answer:
      'It sets how the element looks before and after the animation. forwards keeps the last state, backwards shows the first state during the delay, both does both, and none does neither.',
  },
  {
    question: 'How are springs and bounces written in CSS?',
    answer:
      'CSS has no spring, but linear() draws any curve as short straight lines. Springs and bounces are written with as few points as are needed to stay within half a percent of the real movement. All browsers read it since the end of 2023.',
  },
  {
    question: 'Which properties can be animated smoothly?',
    answer:
      'Translate, scale, rotate, skew and opacity: browsers animate them on the GPU without a new page layout. Blur, color and corners are repainted in every frame, which is fine for a few elements.',
  },
  {
    question: 'Does a keyframe have to set everything?',
    answer:
      'No. Each property goes from the keyframe that set it last to the one that sets it next, and from and to what the element is without the animation. The lanes of the timeline show where it changes.',
  },
  {
    question: 'What is the difference between alternate and reverse?',
    answer:
      'reverse plays every round backwards. alternate plays the first round forwards, the second backwards and so on, so a repeated animation returns without a jump. alternate-reverse starts backwards.',
  },
  {
    question: 'How do I respect visitors who want less motion?',
    answer:
      'Set Reduced Motion to Stops, as every preset does: the code then switches the animation off for those who asked their system for less motion. The preview here starts paused for them.',
  },
] satisfies Question[];
