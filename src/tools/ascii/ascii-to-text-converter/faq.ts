import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which codes can be converted?',
    answer:
      'Those from 0 to 255. 0 to 127 are ASCII itself; those above are read as bytes of UTF-8, so that c3 a9 is é. Where the codes are no UTF-8, each is a character of ISO 8859-1, such as é for 233, and the page says so; hexadecimal codes stay the bytes they are. Above 127 chooses ISO 8859-1 in any case. A larger or unreadable code is named, and nothing is guessed.',
  },
  {
    question: 'How do I convert hexadecimal such as 48 65 6c 6c 6f to text?',
    answer:
      'Choose Hexadecimal under Encoding and paste the codes; 48 65 6c 6c 6f gives Hello. A leading 0x or \\x before a code is understood, and so is hex without blanks, such as 48656c6c6f.',
  },
  {
    question: 'Why is my input refused although the codes are right?',
    answer:
      'Mostly because something else stands between them than the chosen delimiter. Space also takes tabs and line breaks; Comma takes blanks around the comma. The message names the first piece that is no code.',
  },
  {
    question: 'What does 10 or 13 give?',
    answer:
      'A line break: 10 is line feed and 13 is carriage return. Codes below 32 are control characters; 9 is a tab, and the others show nothing but are in the copied text and in the file.',
  },
] satisfies Question[];
