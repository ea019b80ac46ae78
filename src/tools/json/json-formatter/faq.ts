import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are large numbers changed?',
    answer:
      'No. Most formatters read JSON into JavaScript values, where 12345678901234567890 becomes 12345678901234567000 and 1.0 becomes 1. This one moves the text around the values and never touches them: digits, exponents, escapes and repeated keys come out as they went in.',
  },
  {
    question: 'How large a document can I format?',
    answer:
      'Tens of megabytes. Anything above 100 kB is formatted in a background worker, so the page stays usable and Stop works, and only the lines on screen are drawn.',
  },
  {
    question: 'What does Sort Keys do exactly?',
    answer:
      'It sorts the keys of every object, at every depth, by their characters, so that two documents with the same content become the same text. The order of arrays means something and is kept.',
  },
  {
    question: 'Why is my JSON refused?',
    answer:
      'The message names the line and the column. The usual reasons are a comma after the last element, single quotes, a missing quote, comments, or words such as NaN and undefined, none of which are JSON. Allow JSONC lets comments and trailing commas pass and keeps the comments; Repair JSON, beside the message, mends most of the rest and says what it did.',
  },
  {
    question: 'Can I format JSON Lines (NDJSON)?',
    answer:
      'Yes. A text with a document on each line is recognised, and each document is laid out by itself; Minify puts each back on its line. Documents turns them into one array, or an array into JSON Lines. Documents that follow each other in any other way are read too, and a broken line is named by its number.',
  },
] satisfies Question[];
