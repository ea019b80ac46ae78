import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is the difference between a GUID and a UUID?',
    answer:
      'None but the name. GUID is the word Microsoft uses; these are UUIDs of version 4 and work wherever either is asked for.',
  },
  {
    question: 'When are the braces needed?',
    answer:
      'In the Windows registry, in COM and in .NET’s format B. Most APIs and databases want them removed: turn on Remove Braces.',
  },
  {
    question: 'Does upper or lower case matter?',
    answer:
      'Not to programs that follow the standard, which compare without regard to case. Registry entries are usually written in capitals.',
  },
] satisfies Question[];
