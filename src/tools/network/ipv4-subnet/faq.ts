import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does /24 mean?',
    answer:
      'That the first 24 of the 32 bits name the network and the other 8 the machine in it. /24 is the mask 255.255.255.0 and holds 256 addresses, of which 254 can be given to machines: the first is the network itself, the last the broadcast address.',
  },
  {
    question: 'Why do /31 and /32 have no broadcast address?',
    answer:
      'A /31 has only two addresses. RFC 3021 lets both be used at the two ends of a link, so there is no address for the network and none for broadcast. A /32 is a single machine.',
  },
  {
    question: 'What is a wildcard mask?',
    answer:
      'The mask with every bit turned round: 255.255.255.0 becomes 0.0.0.255. Access lists of routers are written with it.',
  },
  {
    question: 'Do address classes still matter?',
    answer:
      'Hardly: since 1993 networks are cut by prefix (CIDR) and not by class. The class is shown because older documents and some certificates still speak of it: A below 128, B below 192, C below 224, D for multicast, E reserved.',
  },
  {
    question: 'Can I enter a mask instead of a prefix, or an IPv6 network?',
    answer:
      'Yes. 10.0.0.0/255.0.0.0, 10.0.0.0 255.0.0.0 and, with a wildcard mask, 10.0.0.0 0.255.255.255 are the same as 10.0.0.0/8, an address alone counts as /24, and 2001:db8::/32 gives the fields that IPv6 has. IPv6 has no broadcast and no classes.',
  },
  {
    question: 'How do I split a network into subnets?',
    answer:
      'Enter under Split Into a prefix such as /26, or how many parts you want: networks are halved, so three become four. For parts of different sizes (VLSM) enter under Hosts per Subnet how many machines each has, such as office 100, lab 50, 20. The largest is placed first, so that nothing is lost between them; what is left is shown as Free, and a strip shows how much of the network each takes.',
  },
  {
    question: 'Is an address in my network?',
    answer:
      'Enter it, or a smaller network, under Contains: a note says whether it lies within, outside or only partly within.',
  },
] satisfies Question[];
