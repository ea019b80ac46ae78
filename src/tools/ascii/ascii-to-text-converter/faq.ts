import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which codes can be converted?',
    answer:
      'Codes from 0 to 255. 0 to 127 are ASCII; higher ones are read as UTF-8 bytes, so c3 a9 is é. If they aren’t valid UTF-8, each is read as an ISO 8859-1 character (233 is é) and a note says so; hexadecimal codes stay bytes. To always use ISO 8859-1, choose it under Above 127. Any code that is too large or unreadable is named in the error.',
  },
  {
    question: 'How do I convert hexadecimal such as 48 65 6c 6c 6f to text?',
    answer:
      'Choose Hexadecimal under Encoding and paste the codes; 48 65 6c 6c 6f becomes Hello. A leading 0x or \\x is fine, and so is hex without spaces, such as 48656c6c6f.',
  },
  {
    question: 'Why is my input rejected when the codes are right?',
    answer:
      'Usually because something other than the chosen delimiter separates them. Space also accepts tabs and line breaks; Comma accepts spaces around the comma. The message names the first piece that isn’t a code.',
  },
  {
    question: 'What does 10 or 13 mean?',
    answer:
      'A line break: 10 is line feed and 13 is carriage return. Codes below 32 are control characters; 9 is a tab, and the others are invisible but stay in the copied text and the file.',
  },
  {
    question: 'How do I read codes above 255, or codes whose notation I don’t know?',
    answer:
      'Choose Unicode code points under Above 127: every code up to 10FFFF is then one character, and U+1F642 or 128578 is one emoji. Choose All at once under Encoding to see what the codes say in decimal, hexadecimal, octal and binary, as far as they can be read.',
  },
] satisfies Question[];
