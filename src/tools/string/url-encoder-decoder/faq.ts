import type { Question } from '@/kit/meta';

export default [
  {
    question: 'When should I turn Encode Special Characters off?',
    answer:
      'When the input is a whole address. Then : / ? # & = and the other reserved characters keep their meaning, and only spaces, accents and the like are encoded. For a value inside an address leave it on.',
  },
  {
    question: 'Why does + stay + when I decode?',
    answer:
      'In an address a plus sign is a plus sign. Only form data writes a space as +, and there is no telling one from the other. Spaces are written here as %20, which is right in both.',
  },
  {
    question: 'What is the Encoding Scheme for?',
    answer:
      'é is %C3%A9 in UTF-8, which the web uses today, and %E9 in ISO-8859-1, which old systems use. ASCII has no é at all. A character outside the chosen scheme is an error that names it.',
  },
  {
    question: 'What does it say about a malformed sequence?',
    answer:
      'A % without two hexadecimal digits, or bytes that do not exist in the scheme, are marked in the input with line and column. Nothing is replaced by question marks.',
  },
] satisfies Question[];
