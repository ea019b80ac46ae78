import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are all values strings?',
    answer:
      'Because CSV has no types, and guessing destroys data: a postal code 007 would become 7. Switch Detect Types on to have plain numbers, true, false, null and nested JSON written as such. Even then 007 stays 007, because it is no JSON number, and cells in quotes stay strings.',
  },
  {
    question: 'Are quotes, commas and line breaks inside cells handled?',
    answer:
      'Yes, by RFC 4180: a cell in double quotes may hold the delimiter and line breaks, and a quote inside it is written twice. Blanks belong to a cell, as that standard has it; Trim Cells leaves out those around unquoted cells.',
  },
  {
    question: 'How do I convert a file with tabs or semicolons?',
    answer:
      'Mostly there is nothing to do: semicolons, tabs, bars and a few more are found by how evenly they part the rows, as are single quotes, and the result says what was taken. To decide yourself, type the character into Delimiter, or switch Detect Delimiter off to insist on commas. For a tab write \\t or the word tab. Several characters, such as ||, work too.',
  },
  {
    question: 'Can column names become nested objects?',
    answer:
      'Yes. With Nest Keys on, a column address.city becomes {"address":{"city":…}}, and tags.0, tags.1 become an array. The separator is yours to choose, so JSON to CSV and back gives what you had.',
  },
  {
    question: 'My file has no header. Where do the names come from?',
    answer:
      'Switch Use First Row as Header off and the columns are called column1, column2 and so on, or enter your own under Column Names. With a header those replace its names from the left.',
  },
  {
    question: 'Can I get JSON Lines (NDJSON)?',
    answer:
      'Yes: choose JSON Lines as the Output Format. Every row is then an object on a line of its own, which databases and log tools import without reading the whole file.',
  },
] satisfies Question[];
