import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Strict Mode check?',
    answer:
      'JSON exactly as in RFC 8259, plus no repeated keys and no byte order mark. With Strict Mode off, repeated keys, a byte order mark and a trailing comma are warnings.',
  },
  {
    question: 'Why are all errors listed not just the first?',
    answer:
      'After an error the checker continues with the most likely meaning, so you can fix everything at once. The first error is certain; later ones may follow from it.',
  },
  {
    question: 'What can Repair JSON fix?',
    answer:
      'Single quotes, missing quotes, comments, trailing and missing commas, unclosed brackets and strings, Python output (True, None, tuples), JavaScript and JSON5 literals, JSON inside a string with its quotes escaped, and several values in a row. In JSON Lines each line is fixed separately. Numbers keep their digits. The changes are listed, and Undo restores your text.',
  },
  {
    question: 'Which JSON Schema versions can I validate against?',
    answer:
      'Draft 2020-12 and draft-07, chosen by your schema’s $schema or by you; 2019-09, draft-06 and draft-04 are detected by their $schema. Paste the schema next to the document: nothing is loaded from the network, so references must point inside it or to one of these drafts. Formats are checked; unknown formats and anything else unchecked are listed with the result.',
  },
  {
    question: 'Can I validate JSON Lines (NDJSON)?',
    answer:
      'Yes. Text with one document per line is checked line by line, as strictly as a single document, and reported as Valid JSON Lines with the number of documents; a schema is checked against each. Under Documents you can require a single document or JSON Lines.',
  },
] satisfies Question[];
