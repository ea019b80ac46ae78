import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I fold the result, and see where I am in it?',
    answer:
      'Yes. Fold shows the text with brackets that fold: click the arrows or use the arrow keys. The path of the line you are on stands above it, such as $.items[3].price, ready to copy.',
  },
  {
    question: 'Are large numbers changed?',
    answer:
      'No. Most formatters read JSON into JavaScript values, where 12345678901234567890 becomes 12345678901234567000 and 1.0 becomes 1. This one only changes the text around the values: digits, exponents, escapes and repeated keys stay as they are.',
  },
  {
    question: 'How large a document can I format?',
    answer:
      'Tens of megabytes. Anything above 100 kB is formatted in a background worker, so the page stays usable and Stop works, and only lines on screen are drawn.',
  },
  {
    question: 'What does Sort Keys do exactly?',
    answer:
      'It sorts the keys of every object, at every depth, by their characters, so two documents with the same content become the same text. Arrays keep their order, because it matters.',
  },
  {
    question: 'Why is my JSON rejected?',
    answer:
      'The error shows line and column. The usual reasons are a comma after the last element, single quotes, a missing quote, comments, or words such as NaN and undefined; none of these are JSON. Allow JSONC accepts trailing commas and keeps comments; Repair JSON, next to the error, fixes most of the rest and lists the changes.',
  },
  {
    question: 'Can I format JSON Lines (NDJSON)?',
    answer:
      'Yes. Text with one document per line is detected, and each document is formatted separately; Minify puts each back on one line. Documents turns them into one array, or an array into JSON Lines. Documents separated in other ways work too, and errors name the line.',
  },
] satisfies Question[];
