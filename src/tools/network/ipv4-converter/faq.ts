import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How is an IP address turned into a number?',
    answer:
      'Its four parts are the digits of a base-256 number: 192.168.1.1 is 192 × 256³ + 168 × 256² + 1 × 256 + 1 = 3232235777. Databases and logs often store addresses this way.',
  },
  {
    question: 'How do I convert a number back to an address?',
    answer:
      'Just enter it: a decimal number, hexadecimal with 0x in front or eight digits such as c0a80101, four bytes such as c0:a8:01:01, 32 binary digits (in four groups or not), octal with 0o in front, or an IPv6 address that contains an IPv4 address. All forms are shown for each.',
  },
  {
    question: 'What is the IPv6 form?',
    answer:
      'The IPv4-mapped address of RFC 4291, ::ffff:0:0/96. IPv6-only programs see IPv4 visitors under it; it isn’t reachable over the IPv6 internet.',
  },
  {
    question: 'Are leading zeros octal?',
    answer:
      'Not here: 010.0.0.1 is read as 10.0.0.1. Some systems read 010 as octal 8, which has led to security holes; write addresses without leading zeros.',
  },
  {
    question: 'What else can I paste?',
    answer:
      'An address with its port or its network size, a URL whose host is an address, a name under in-addr.arpa, or 192[.]168[.]1[.]1 as written in reports. A note says what was ignored; errors name the wrong part.',
  },
] satisfies Question[];
