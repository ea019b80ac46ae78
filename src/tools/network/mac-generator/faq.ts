import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the prefix of a MAC address?',
    answer:
      'The first three bytes, called OUI, are assigned to a vendor by the IEEE; the rest numbers its devices. With a prefix the addresses look as if they came from that vendor. It may be anything from no byte to all six.',
  },
  {
    question: 'Which prefix should a virtual machine have?',
    answer:
      'One that no vendor owns: an address whose second digit is 2, 6, A or E is locally administered, as 02:00:00 is. Turn on Locally Administered to have that bit set whatever the prefix.',
  },
  {
    question: 'Can two generated addresses collide?',
    answer:
      'After a three-byte prefix 24 bits are random, about 16.8 million addresses. Within one list they are all different; with many devices on one network check against those in use.',
  },
] satisfies Question[];
