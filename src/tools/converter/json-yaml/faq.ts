import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are some strings quoted and others not?',
    answer:
      'A string is quoted only if some YAML 1.1 or 1.2 parser would read it as something else: NO, on, 1.10, 0x1F, 12:30, 2024-01-01, ~ or an empty string, and text with YAML special characters.',
  },
  {
    question: 'Do numbers keep their digits?',
    answer:
      'Yes, 12345678901234567890 and 1.0 stay as they are. Only an exponent is spelled out, 1E5 as 1.0E+5, because older parsers would read the short form as a string.',
  },
  {
    question: 'How is multi-line text written?',
    answer:
      'As a block after |, line by line, with - or + if the text ends without a line break or with several. Text with control characters is written in double quotes with escapes.',
  },
  {
    question: 'Can the JSON contain comments?',
    answer:
      'Yes, as in tsconfig.json: they’re left out of the YAML, and a note says so. A trailing comma is an error; Repair fixes it, along with single quotes, unquoted names and the like. Duplicate keys are an error that shows both places.',
  },
  {
    question: 'Can I convert JSON Lines to YAML?',
    answer:
      'Yes. Every line becomes its own YAML document, separated by --- as in Kubernetes manifests. Under Documents you can choose one list instead, or turn an array into one document per element.',
  },
] satisfies Question[];
