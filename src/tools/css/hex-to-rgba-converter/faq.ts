import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I make a hex color half transparent?',
    answer:
      'Enter it and set Alpha to 0.5: #FF5733 becomes rgba(255, 87, 51, 0.5). You can also write the alpha as two more hex digits: #FF573380. Browsers have supported rgba() for over a decade, and eight digits since 2020.',
  },
  {
    question: 'What is the difference between rgba() and opacity?',
    answer:
      'rgba() makes one color transparent: a background, a border, a shadow. opacity makes the whole element transparent, text included. For a see-through panel with solid text, use rgba().',
  },
  {
    question: 'Which hex codes can I enter?',
    answer:
      'Six digits (#FF5733) or three (#F53), with or without #. Four and eight digits include an alpha, which moves the Alpha slider: #FF573380 sets it to 0.5.',
  },
  {
    question: 'Where are the recent colors kept?',
    answer: 'In this browser only. The last five different colors are listed; press one to load it again.',
  },
] satisfies Question[];
