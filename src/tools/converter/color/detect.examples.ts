import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    'rebeccapurple',
    '--brand: #0ea5e9;',
    '$accent: teal;',
    'fill="#f00"',
    '#1e90ff',
    'rgb(30 144 255)',
    'color: tomato;',
  ],
  no: ['#123', 'tomato'],
} satisfies DetectExamples;
