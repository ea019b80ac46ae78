import type { Question } from '@/kit/meta';

export default [
  {
    question: 'By which rules is the URL read?',
    answer:
      'By those of the WHATWG URL Standard, which all browsers follow: it is your browser that reads it. Dots in the path are resolved, the host is lowered, and names such as bücher.example are written in their ASCII form.',
  },
  {
    question: 'Why is the port empty?',
    answer:
      'Because it is the usual one of the protocol: 443 for https, 80 for http. The standard leaves it out, and so does the address bar.',
  },
  {
    question: 'What happens to a parameter that occurs twice?',
    answer:
      'Both are listed, in their order, and you can edit each of them. Many servers read such parameters as a list, others take the first or the last.',
  },
  {
    question: 'How do I change one part of a URL?',
    answer:
      'Type into its field: the URL above follows, encoded as it must be. Parameters can be added and removed below.',
  },
  {
    question: 'Does the URL need its protocol?',
    answer:
      'No: example.com/path?x=1 and localhost:3000/api are read as browsers read them, with https, and a note says so. Quotes and angle brackets around a URL are left out, and hxxps://example[.]com is read as what it stands for.',
  },
] satisfies Question[];
