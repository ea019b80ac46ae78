import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which UUID version should I use?',
    answer:
      'Version 7 for keys in a database: it starts with the time, so new rows land next to each other in an index. Version 4 where the time must not show. Version 5 where the same name must always give the same UUID. Versions 1, 3 and 6 are for systems that already use them.',
  },
  {
    question: 'Can two generated UUIDs be the same?',
    answer:
      'In practice no. Version 4 has 122 random bits: after a billion UUIDs the chance of one pair is about one in ten quintillion. The bits come from the secure generator of your browser, never from Math.random.',
  },
  {
    question: 'Does a UUID give away when and where it was made?',
    answer:
      'Versions 1, 6 and 7 hold the time: paste one into UUID to see it. Version 1 once held the address of a network card as well; here a random node is written instead, marked as such. Version 4 tells nothing.',
  },
  {
    question: 'Are the version 7 UUIDs of a batch in order?',
    answer:
      'Yes. Those made together share their millisecond, and the random bits after it grow from one to the next, as RFC 9562 describes, so that sorting the texts keeps the order in which they were made.',
  },
  {
    question: 'Is anything kept or sent?',
    answer:
      'No UUID, name or pasted text is sent anywhere. The options, among them Namespace and Name, are remembered on this device and are part of the link, the results and the UUID you decode are not.',
  },
] satisfies Question[];
