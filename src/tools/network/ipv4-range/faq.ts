import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does one range need several CIDR blocks?',
    answer:
      'A block’s size is a power of two, and it starts at a multiple of that size. 192.168.1.10 to 192.168.1.20 doesn’t fit one, so it takes several: /31, /30, /30 and /32. It’s the shortest possible list.',
  },
  {
    question: 'Is anything outside my range covered?',
    answer:
      'No. The blocks contain exactly the addresses from start to end, both included. That matters for firewall rules, where a wider block would let others in.',
  },
  {
    question: 'Which single network contains the whole range?',
    answer:
      'It’s above the table as the smallest enclosing network. It usually contains more addresses than the range.',
  },
  {
    question: 'How many blocks can there be?',
    answer: 'Up to 62, for 0.0.0.1 to 255.255.255.254. All of IPv4 is a single block, 0.0.0.0/0.',
  },
  {
    question: 'Can I merge several networks, or exclude some?',
    answer:
      'Yes. Leave End Address empty and enter a list under Start Address, such as 10.0.0.0/25, 10.0.0.128/25, 10.0.2.1-20: adjacent and overlapping ones are merged into the fewest blocks. Anything under Exclude is left out.',
  },
  {
    question: 'How do I see whether an address is in the range?',
    answer: 'Enter it under Contains: a note names the block it’s in, or says it isn’t in any.',
  },
] satisfies Question[];
