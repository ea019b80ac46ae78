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
  {
    question: 'What do D, N, B, P and X mean?',
    answer:
      'They are the format letters of Guid.ToString in .NET: D has hyphens, N only the 32 digits, B braces, P parentheses, and X is the structure that C and C# sources are initialized with.',
  },
  {
    question: 'Why does Base64 begin with other bytes than the text?',
    answer:
      'It holds the bytes as Windows and .NET keep them (Guid.ToByteArray): the first three groups have their lowest byte first. new Guid(Convert.FromBase64String(text)) reads it back.',
  },
  {
    question: 'How do I get more than 100?',
    answer: 'Set Bulk Count, up to 1,000 on this page and 10,000 on the command line.',
  },
] satisfies Question[];
