import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which UUID version should I use?',
    answer:
      'Version 7 for keys in a database: it starts with the time, so new rows land next to each other in an index. Version 4 if the time must stay hidden. Version 5 if the same name should always make the same UUID. Versions 1, 3 and 6 are for systems that already use them.',
  },
  {
    question: 'Can two generated UUIDs be the same?',
    answer:
      'In practice, no. Version 4 has 122 random bits: after a billion UUIDs the chance of one pair is about one in ten quintillion. The bits come from your browser’s secure generator, never from Math.random.',
  },
  {
    question: 'Does a UUID reveal when and where it was made?',
    answer:
      'Versions 1, 6 and 7 contain the time: paste one into UUID to see it. Version 1 used to contain a network card’s address too; here it’s a random node, marked as such. Version 4 reveals nothing.',
  },
  {
    question: 'Are the version 7 UUIDs of a batch in order?',
    answer:
      'Yes. UUIDs made together share a millisecond, and the random bits after it grow from one to the next, as RFC 9562 describes, so sorting the text keeps the order in which they were made.',
  },
  {
    question: 'Is anything kept or sent?',
    answer:
      'No UUID, name or pasted text is sent. The options, including Namespace and Name, are remembered on this device and are part of the link; results and decoded UUIDs are not.',
  },
] satisfies Question[];
