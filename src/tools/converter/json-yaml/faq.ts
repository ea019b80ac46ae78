import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are some strings quoted and others not?',
    answer:
      'A string is quoted only where some YAML parser, of version 1.1 or 1.2, would take it for something else: NO, on, 1.10, 0x1F, 12:30, 2024-01-01, ~ or an empty string, and text with signs that mean something in YAML.',
  },
  {
    question: 'Do numbers keep their digits?',
    answer:
      'Yes, 12345678901234567890 and 1.0 are written as they stand. Only an exponent is spelled out, 1E5 as 1.0E+5, because older parsers would read the short form as a string.',
  },
  {
    question: 'How is text of several lines written?',
    answer:
      'As a block after |, line by line, with - or + where the text ends without a line break or with several. Text with control characters is written in double quotes with escapes.',
  },
  {
    question: 'Can the JSON contain comments?',
    answer:
      'Comments, as in tsconfig.json, are let through. They are left out of the YAML, and a note says so. A trailing comma is an error; Repair removes it, and mends single quotes, names without quotes and the like. Duplicate keys are an error with both places.',
  },
  {
    question: 'Can I convert JSON Lines to YAML?',
    answer:
      'Yes. Every line becomes a YAML document of its own, parted by ---, as Kubernetes manifests are. Under Documents you can have one list instead, or turn an array into a document for each element.',
  },
] satisfies Question[];
