import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which version of TOML does it read?',
    answer:
      'TOML 1.0 in full, and what 1.1 adds: line breaks and a trailing comma in inline tables, \\e and \\x escapes and times without seconds. Days that do not exist, such as 30 February, are refused.',
  },
  {
    question: 'What becomes of dates and times?',
    answer:
      'In JSON they are strings in the form of RFC 3339. In YAML dates and date-times stay dates, and a time without a date becomes a quoted string.',
  },
  {
    question: 'Are large integers and floats exact?',
    answer:
      'Every digit is kept: 9223372036854775807, 1.0 and 3.14159265358979323846 come out as they went in. inf and nan go to YAML as .inf and .nan; JSON cannot hold them, so there they are an error.',
  },
  {
    question: 'What does it say about a key defined twice?',
    answer:
      'The message names the key and both places, also where a [table] is opened again or a dotted key collides with an inline table.',
  },
] satisfies Question[];
