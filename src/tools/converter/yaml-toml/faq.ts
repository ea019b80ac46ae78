import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why is my null refused?',
    answer:
      'TOML has no null. The message names the path of the value, so that you can remove the key or give it a value; leaving it out silently would change your data.',
  },
  {
    question: 'Do YAML dates stay dates?',
    answer:
      'Yes. An unquoted 2024-05-27 or 2001-12-14 21:59:43 -5 becomes a TOML date or date-time, spelled as RFC 3339 asks. A quoted one stays a string.',
  },
  {
    question: 'Why did the order of my keys change?',
    answer:
      'In TOML the plain values of a table must stand before its sub-tables, so those come first. Within each group the order stays.',
  },
  {
    question: 'Can a list or several documents be converted?',
    answer:
      'A TOML file is one table, so a list at the top, or several documents separated by ---, cannot be written and is refused with that reason.',
  },
] satisfies Question[];
