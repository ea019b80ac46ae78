import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are words found in a name such as XMLHttpRequest?',
    answer:
      'A capital after a lowercase letter starts a word, and so does the last capital of a run before a lowercase letter: XML, Http, Request. A plural such as URLs stays whole. Spaces, hyphens, underscores, dots and slashes separate words too.',
  },
  {
    question: 'What happens to digits?',
    answer:
      'They stay with the letters before them, as in utf8 or sha256Hash, which becomes sha256_hash. Separate Numbers makes them separate words: sha_256_hash.',
  },
  {
    question: 'Why is there a language to choose?',
    answer:
      'Some languages change case in their own way. In Turkish and Azerbaijani the capital of i is İ and the lowercase of I is ı; Greek capitals drop their accents. All other languages share the same rules.',
  },
  {
    question: 'Does it keep punctuation and emoji?',
    answer:
      'The cases for reading (lower, UPPER, Title, Sentence, alternating and inverse) keep everything, except that Title and Sentence split a single name: user_name becomes User Name. The cases for names keep letters, digits and emoji; spaces and punctuation separate the words.',
  },
] satisfies Question[];
