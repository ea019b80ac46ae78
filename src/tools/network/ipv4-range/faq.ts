import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does one range need several CIDR blocks?',
    answer:
      'A block has a size that is a power of two and starts at a multiple of that size. 192.168.1.10 to 192.168.1.20 fits no such block, so it takes several: /31, /30, /30 and /32. The list is the shortest there is.',
  },
  {
    question: 'Is anything outside my range covered?',
    answer:
      'No. The blocks hold exactly the addresses from start to end, both included, each once. That matters for firewall rules, where a wider block would let others in.',
  },
  {
    question: 'Which single network holds the whole range?',
    answer:
      'It is shown above the table as the smallest enclosing network. It usually holds more addresses than the range.',
  },
  {
    question: 'How many blocks can there be?',
    answer: 'At most 62, for 0.0.0.1 to 255.255.255.254. All of IPv4 is a single block, 0.0.0.0/0.',
  },
  {
    question: 'Can I put several networks together, or take some out?',
    answer:
      'Yes. Leave End Address empty and enter a list under Start Address, such as 10.0.0.0/25, 10.0.0.128/25, 10.0.2.1-20: what touches or overlaps becomes one, in the fewest blocks. What stands under Exclude is left out.',
  },
  {
    question: 'How do I see whether an address is in the range?',
    answer: 'Enter it under Contains: a note names the block that holds it, or says that none does.',
  },
] satisfies Question[];
