import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between a GUID and a UUID?',
    answer: 'Only the name. Microsoft says GUID; these are version 4 UUIDs and work for both.',
  },
  {
    question: 'When are the braces needed?',
    answer:
      'In the Windows registry, in COM and in .NET’s format B. Most APIs and databases don’t want them: turn on Remove Braces.',
  },
  {
    question: 'Does upper or lower case matter?',
    answer: 'Not to programs that follow the standard: they ignore case. Registry entries are usually in capitals.',
  },
] satisfies Question[];
