import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does /24 mean?',
    answer:
      'The first 24 of the 32 bits are the network and the other 8 the host. /24 is the mask 255.255.255.0 with 256 addresses, 254 of them usable: the first is the network itself, the last the broadcast address.',
  },
  {
    question: 'Why do /31 and /32 have no broadcast address?',
    answer:
      'A /31 has only two addresses. RFC 3021 lets you use both for the two ends of a link, so none is left for network or broadcast. A /32 is a single host.',
  },
  {
    question: 'What is a wildcard mask?',
    answer: 'The mask with every bit flipped: 255.255.255.0 becomes 0.0.0.255. Router access lists use it.',
  },
  {
    question: 'Do address classes still matter?',
    answer:
      'Hardly: since 1993, networks are split by prefix (CIDR), not by class. The class is shown because older documents and some certifications still use it: A below 128, B below 192, C below 224, D for multicast, E reserved.',
  },
  {
    question: 'Can I enter a mask instead of a prefix, or an IPv6 network?',
    answer:
      'Yes. 10.0.0.0/255.0.0.0, 10.0.0.0 255.0.0.0 and, with a wildcard mask, 10.0.0.0 0.255.255.255 are the same as 10.0.0.0/8, an address without a prefix counts as /24, and 2001:db8::/32 shows the IPv6 fields. IPv6 has no broadcast and no classes.',
  },
  {
    question: 'How do I split a network into subnets?',
    answer:
      'Under Split Into, enter a prefix such as /26, or how many parts you want: networks are halved, so three become four. For different sizes (VLSM), enter the number of hosts under Hosts per Subnet, such as office 100, lab 50, 20. The largest comes first so no space is lost between them; the rest is shown as Free, and a strip shows each part’s share.',
  },
  {
    question: 'Is an address in my network?',
    answer:
      'Enter it, or a smaller network, under Contains: a note says whether it’s inside, outside or only partly inside.',
  },
] satisfies Question[];
