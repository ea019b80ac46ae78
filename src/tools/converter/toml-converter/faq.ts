import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which version of TOML does it read?',
    answer:
      'All of TOML 1.0 and 1.1: line breaks and a trailing comma in inline tables, \\e and \\x escapes and times without seconds. Dates that don’t exist, such as 30 February, are errors.',
  },
  {
    question: 'What happens to dates and times?',
    answer:
      'In JSON they are RFC 3339 strings. In YAML dates and date-times stay dates, and a time without a date becomes a quoted string.',
  },
  {
    question: 'Are large integers and floats exact?',
    answer:
      'Every digit is kept: 9223372036854775807, 1.0 and 3.14159265358979323846 stay the same. inf and nan go to YAML as .inf and .nan; in JSON they are an error, because it can’t store them.',
  },
  {
    question: 'What happens with a key defined twice?',
    answer:
      'The error names the key and both places, even if a [table] is opened twice or a dotted key conflicts with an inline table.',
  },
] satisfies Question[];
