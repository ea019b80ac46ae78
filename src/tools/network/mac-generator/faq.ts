import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the prefix of a MAC address?',
    answer:
      'The IEEE assigns the first three bytes (the OUI) to a vendor; the rest identifies its devices. With a prefix, addresses look like they’re from that vendor. It can be anything from zero to six bytes.',
  },
  {
    question: 'Which prefix should I use for a virtual machine?',
    answer:
      'One that no vendor owns: an address whose second digit is 2, 6, A or E is locally administered, such as 02:00:00. Turn on Locally Administered to set that bit whatever the prefix.',
  },
  {
    question: 'Can two generated addresses collide?',
    answer:
      'After a three-byte prefix 24 bits are random, about 16.8 million addresses. Within one list they’re all different; on a network with many devices, check which ones are in use.',
  },
] satisfies Question[];
