import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Strict Mode check?',
    answer:
      'JSON as RFC 8259 defines it, to the letter, and beyond its grammar that no key is repeated and that there is no byte order mark. With Strict Mode off, repeated keys, a byte order mark and a comma after the last element are warnings.',
  },
  {
    question: 'Why are all errors listed and not only the first?',
    answer:
      'After an error the checker goes on with the most likely meaning, so you can mend everything in one go. The first error is certain; later ones may be consequences of it.',
  },
  {
    question: 'What can Repair JSON mend?',
    answer:
      'Single quotes, missing quotes, comments, trailing and missing commas, unclosed brackets and strings, what Python prints (True, None, tuples), JavaScript and JSON5 literals, JSON inside a string with its quotes escaped, and several values after each other. In JSON Lines each line is mended by itself. Numbers keep their digits. It says what it did, and Undo brings your text back.',
  },
  {
    question: 'Which JSON Schema versions can I validate against?',
    answer:
      'Draft 2020-12 and draft-07, chosen by the $schema of your schema or by you; 2019-09, draft-06 and draft-04 are recognised by their $schema. Paste the schema next to the document: nothing is fetched, so references must point inside it or to one of these drafts. Formats are checked; one that no draft defines is named with the result, as is whatever else goes unchecked.',
  },
  {
    question: 'Can I validate JSON Lines (NDJSON)?',
    answer:
      'Yes. A text with a document on each line is checked line by line, strictly like a single document, and called Valid JSON Lines with the number of documents; a schema is then held against each. Under Documents you can insist on one document, for which RFC 8259 has no second line, or on JSON Lines.',
  },
] satisfies Question[];
