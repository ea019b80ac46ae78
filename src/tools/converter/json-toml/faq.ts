import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What can TOML not hold?',
    answer:
      'null, a list at the top, integers beyond 64 bits and half characters. Each is an error that names the path, such as $.servers[0].name, instead of being dropped silently.',
  },
  {
    question: 'How do I get dates instead of strings?',
    answer:
      'JSON has no dates, so 2024-05-27 is a string and stays one. Switch on Detect Dates and strings in the form of RFC 3339 are written as TOML dates.',
  },
  {
    question: 'How are nested objects and arrays written?',
    answer:
      'Objects become [tables], arrays of objects become [[arrays of tables]], and everything else stands in one line or, where it is long, one item per line. Mixed arrays use inline tables.',
  },
  {
    question: 'Why do some keys move up?',
    answer:
      'The plain values of a TOML table stand before its sub-tables, or they would belong to the sub-table. Apart from that the order of the JSON is kept.',
  },
  {
    question: 'How do I convert a list or JSON Lines to TOML?',
    answer:
      'TOML is a table at its top, so a list needs a name there. Enter one under Root Key, and each element becomes a [[table]] of that name.',
  },
] satisfies Question[];
