import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why are all values strings?',
    answer:
      'CSV has no types, and guessing destroys data: a postal code 007 would become 7. Turn on Detect Types for numbers, true, false, null and nested JSON. Even then 007 stays 007, because it isn’t a JSON number, and quoted cells stay strings.',
  },
  {
    question: 'Are quotes, commas and line breaks inside cells handled?',
    answer:
      'Yes, by RFC 4180: a cell in double quotes can contain the delimiter and line breaks, and a quote inside it is written twice. Spaces are part of a cell, as in that standard; Trim Cells removes them around unquoted cells.',
  },
  {
    question: 'How do I convert a file with tabs or semicolons?',
    answer:
      'Usually it just works: semicolons, tabs, bars and a few more are detected by how evenly they split the rows, as are single quotes, and a note says what was used. To choose yourself, type the character into Delimiter, or turn off Detect Delimiter to always use commas. For a tab write \\t or the word tab. Several characters, such as ||, work too.',
  },
  {
    question: 'Can column names become nested objects?',
    answer:
      'Yes. With Nest Keys on, a column address.city becomes {"address":{"city":…}}, and tags.0, tags.1 become an array. You choose the separator, so JSON to CSV and back returns the same data.',
  },
  {
    question: 'My file has no header. Where do the names come from?',
    answer:
      'Turn off Use First Row as Header and the columns are called column1, column2 and so on, or enter your own under Column Names. If there is a header, yours replace its names from the left.',
  },
  {
    question: 'Can I get JSON Lines (NDJSON)?',
    answer:
      'Yes: choose JSON Lines as the Output Format. Every row becomes an object on its own line, which databases and log tools can import without reading the whole file.',
  },
] satisfies Question[];
