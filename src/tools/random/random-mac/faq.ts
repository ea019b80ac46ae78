import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a unicast address?',
    answer:
      'One that names a single network card: the lowest bit of the first byte is 0. Addresses with that bit set are for groups of receivers, not for a single card.',
  },
  {
    question: 'Which addresses are safe for virtual machines?',
    answer:
      'Turn on Unicast and Locally Administered. The second lowest bit of the first byte then says that no manufacturer assigned it, so it can’t clash with a real card.',
  },
  {
    question: 'Who uses the format with dots?',
    answer: 'Cisco and some other network equipment: three groups of four digits, as in 001a.2b3c.4d5e.',
  },
] satisfies Question[];
