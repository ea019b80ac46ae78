import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Exclude Private Ranges leave out?',
    answer:
      'All blocks of the IANA special-purpose registries: private, loopback, link-local, shared, documentation, benchmarking, reserved and translation ranges, and multicast as well. In IPv6, only 2000::/3 is left, the range for public addresses.',
  },
  {
    question: 'Do these addresses belong to someone?',
    answer:
      'Public ones probably do. Use them to test parsers and forms, not to send traffic. For examples in documents, use 192.0.2.0/24 or 2001:db8::/32.',
  },
  {
    question: 'What is the number after the slash?',
    answer:
      'The CIDR prefix length: how many leading bits are the network. Each address gets a random one from 1 to 32 (128 for IPv6) unless you set it.',
  },
  {
    question: 'How are IPv6 addresses written?',
    answer:
      'As in RFC 5952: lowercase letters, no leading zeros in a group, and the longest run of zero groups as a double colon.',
  },
  {
    question: 'How do I get addresses of one network?',
    answer:
      'Enter its block under Within, such as 10.20.0.0/16 or 2001:db8::/32; a netmask works too. Every address of the block is equally likely, the first and the last included. Private Only draws from the three private ranges, or from fd00::/8 for IPv6.',
  },
] satisfies Question[];
