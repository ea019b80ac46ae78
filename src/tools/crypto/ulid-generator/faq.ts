import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a ULID?',
    answer:
      'A unique identifier of 128 bits in 26 characters: 48 bits of time in milliseconds, then 80 random bits. Because the time comes first, ULIDs sort by when they were made, even as plain text.',
  },
  {
    question: 'How do I read the time inside a ULID?',
    answer:
      'Paste it into ULID. The first ten characters are the milliseconds since 1970 in Crockford’s Base32; the page shows them as a date and as a Unix time, next to the random part.',
  },
  {
    question: 'ULID or UUID version 7?',
    answer:
      'Both sort by time and both have 128 bits. UUID version 7 is the standard (RFC 9562) and fits any uuid column; a ULID is shorter and avoids letters that look alike. The page also shows a ULID as a UUID, for such a column.',
  },
  {
    question: 'Are ULIDs made in the same millisecond in order?',
    answer:
      'Yes. Within a batch each is one more than the previous, as the ULID specification requires. That makes neighbors in a batch guessable: don’t use them as secrets.',
  },
  {
    question: 'Why does the ULID contain no I, L, O or U?',
    answer:
      'Crockford’s Base32 leaves I, L and O out because they look like 1 and 0, and U to avoid accidental words. When decoding, i and l are read as 1 and o as 0.',
  },
] satisfies Question[];
