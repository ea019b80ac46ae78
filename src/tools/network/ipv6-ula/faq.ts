import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a unique local address?',
    answer:
      'An IPv6 address for use inside one organization, like 192.168.x.x in IPv4. It starts with fd, isn’t routed on the internet, and its 40-bit global ID makes it unlikely that two merged networks collide.',
  },
  {
    question: 'Should the global ID come from the MAC address or be random?',
    answer:
      'RFC 4193 recommends a random one: it reveals nothing about your hardware, and the chance of a collision is one in a trillion. One made from a MAC address is easy to reproduce, but similar for cards from the same vendor.',
  },
  {
    question: 'How many networks and hosts does it have?',
    answer: 'The prefix is a /48. It contains 65,536 subnets of size /64, each with room for 18 quintillion hosts.',
  },
  {
    question: 'What is the sample of RFC 4193, section 3.2.2?',
    answer:
      'The way that the standard itself describes: the time as NTP has it and the EUI-64 of a card are hashed with SHA-1, and the last 40 bits are the global ID. Each moment gives another one. Choose Time and MAC under Global ID.',
  },
  {
    question: 'How do I get a list of subnets?',
    answer:
      'Set Subnets to how many networks of size /64 you need, and First Subnet to the hexadecimal number of the first one. The page lists up to 256, the command line all 65,536.',
  },
] satisfies Question[];
