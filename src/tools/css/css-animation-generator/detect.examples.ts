import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['@keyframes spin { to { rotate: 360deg } }', '@-webkit-keyframes "in" { 0%{opacity:0} 100%{opacity:1} }'],
  no: [
    '@keyframes spin { to { rotate: 360deg } } .a { color: red }',
    '@keyframes',
    '@media print { a { color: red } }',
  ],
} satisfies DetectExamples;
