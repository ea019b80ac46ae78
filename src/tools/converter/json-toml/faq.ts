import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What can’t TOML store?',
    answer:
      'null, a list at the top, integers beyond 64 bits and half characters. Instead of dropping them silently, the error names the path, such as $.servers[0].name.',
  },
  {
    question: 'How do I get dates instead of strings?',
    answer:
      'JSON has no dates, so 2024-05-27 is a string and stays one. Switch on Detect Dates and RFC 3339 strings become TOML dates.',
  },
  {
    question: 'How are nested objects and arrays written?',
    answer:
      'Objects become [tables], arrays of objects become [[arrays of tables]], and everything else goes on one line or, if long, one item per line. Mixed arrays use inline tables.',
  },
  {
    question: 'Why do some keys move up?',
    answer:
      'A TOML table’s plain values must come before its sub-tables, or they would belong to the sub-table. Otherwise the JSON order is kept.',
  },
  {
    question: 'How do I convert a list or JSON Lines to TOML?',
    answer:
      'TOML is always a table at the top, so a list needs a name. Enter one under Root Key, and each element becomes a [[table]] with that name.',
  },
] satisfies Question[];
