import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How is an IP address turned into a number?',
    answer:
      'Its four parts are the digits of a number to the base 256: 192.168.1.1 is 192 × 256³ + 168 × 256² + 1 × 256 + 1 = 3232235777. Databases and logs often store addresses like that.',
  },
  {
    question: 'How do I convert a number back to an address?',
    answer:
      'Enter it: a decimal number, hexadecimal with 0x in front or eight digits such as c0a80101, four bytes such as c0:a8:01:01, 32 binary digits (in four groups or not), octal with 0o in front, or an IPv6 address that carries an IPv4 address. All forms are shown for each of them.',
  },
  {
    question: 'What is the IPv6 form?',
    answer:
      'The IPv4-mapped address of RFC 4291, ::ffff:0:0/96. Programs that only speak IPv6 see IPv4 visitors under it; it is not an address that can be reached over the IPv6 internet.',
  },
  {
    question: 'Are leading zeros octal?',
    answer:
      'Not here: 010.0.0.1 is read as 10.0.0.1. Some systems read 010 as octal 8, which has led to security holes; write addresses without leading zeros.',
  },
  {
    question: 'What else may I paste?',
    answer:
      'An address with its port or its network size, a URL whose host is an address, a name below in-addr.arpa, and 192[.]168[.]1[.]1 as reports write it. What is left out is said; of a wrong address the wrong part is named.',
  },
] satisfies Question[];
