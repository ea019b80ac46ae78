import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a unique local address?',
    answer:
      'An IPv6 address for use inside one organisation, as 192.168.x.x is for IPv4. It starts with fd, is not routed on the internet, and its 40-bit global ID makes it unlikely that two merged networks collide.',
  },
  {
    question: 'Should the global ID come from the MAC address or be random?',
    answer:
      'RFC 4193 asks for a random one: it tells nothing about your hardware, and its chance of colliding is one in a trillion. The form made from a MAC address is easy to reproduce, but two networks whose first cards are of one make look alike.',
  },
  {
    question: 'How many networks and hosts are in it?',
    answer:
      'The prefix is a /48. It holds 65,536 subnets of size /64, from the first block to the last, and each subnet has room for 18 quintillion hosts.',
  },
] satisfies Question[];
