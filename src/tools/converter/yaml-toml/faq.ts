import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why is my null rejected?',
    answer:
      'TOML has no null. The error names its path so you can remove the key or set a value; dropping it silently would change your data.',
  },
  {
    question: 'Do YAML dates stay dates?',
    answer:
      'Yes. An unquoted 2024-05-27 or 2001-12-14 21:59:43 -5 becomes a TOML date or date-time in RFC 3339 format. A quoted one stays a string.',
  },
  {
    question: 'Why did the order of my keys change?',
    answer:
      'In TOML the plain values of a table must come before its sub-tables, so those come first. Within each group the order stays.',
  },
  {
    question: 'Can a list or several documents be converted?',
    answer: 'No. A TOML file is one table, so a top-level list or several documents separated by --- are an error.',
  },
] satisfies Question[];
