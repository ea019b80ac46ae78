import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which rules are used to read the URL?',
    answer:
      'The WHATWG URL Standard, which all browsers follow: your own browser reads it. Dots in the path are resolved, the host becomes lower case, and names such as bücher.example are written in ASCII.',
  },
  {
    question: 'Why is the port empty?',
    answer:
      'It’s the protocol’s default: 443 for https, 80 for http. The standard leaves it out, and so does the address bar.',
  },
  {
    question: 'What happens to a parameter that appears twice?',
    answer:
      'Both are listed in order, and you can edit each one. Many servers read such parameters as a list, others take the first or the last.',
  },
  {
    question: 'How do I change one part of a URL?',
    answer:
      'Type into its field: the URL above updates with the right encoding. You can add and remove parameters below.',
  },
  {
    question: 'Does the URL need its protocol?',
    answer:
      'No: example.com/path?x=1 and localhost:3000/api are read with https, as in browsers, and a note says so. Quotes and angle brackets around a URL are ignored, and hxxps://example[.]com is read as the real URL.',
  },
] satisfies Question[];
