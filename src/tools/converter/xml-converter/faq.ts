import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are attributes, text and CDATA written in JSON?',
    answer:
      'Attributes as "@name", text next to attributes as "#text", CDATA sections as "#cdata", repeated elements as an array. The same names are read back, so JSON to XML restores them.',
  },
  {
    question: 'What happens to text mixed with elements?',
    answer:
      'If text and elements alternate, as in a paragraph with bold words, "#content" lists both in order. Nothing is merged or moved.',
  },
  {
    question: 'Why are numbers strings?',
    answer:
      'XML has only text, and 007 or 1.10 would change as numbers. Switch on Detect Types to get numbers, true and false if the text looks exactly like one; leading zeros stay strings.',
  },
  {
    question: 'Is the XML checked?',
    answer:
      'Yes, it must be well-formed: one root, tags closed in order, no duplicate attributes, no undefined entities. Errors show line and column. The document type is read: its entities are expanded within limits and its default attributes added; other files are never loaded. Validity against it isn’t checked.',
  },
  {
    question: 'What if my JSON has several roots or is an array?',
    answer:
      'XML needs exactly one root element, so everything goes into one, called root unless you name it; items of a plain array are called item.',
  },
] satisfies Question[];
