import type { Question } from '@/kit/meta';

export default [
  {
    question: 'When should I turn Encode Special Characters off?',
    answer:
      'For a whole URL. Then : / ? # & = and other reserved characters keep their meaning, and only spaces, accents and the like are encoded. For a value inside a URL, leave it on.',
  },
  {
    question: 'Why does + stay + when I decode?',
    answer:
      'In a URL, a plus sign is a plus sign. Only form data uses + for a space, and the two can’t be told apart. Turn on Form Data to read + as a space, and to write spaces so; otherwise they become %20, which works in both.',
  },
  {
    question: 'What is the Encoding Scheme for?',
    answer:
      'é is %C3%A9 in UTF-8, which the web uses today, and %E9 in ISO-8859-1, which old systems use. ASCII has no é at all. If a character isn’t in the scheme, the error names it.',
  },
  {
    question: 'What happens with a malformed sequence?',
    answer:
      'A % without two hexadecimal digits, or bytes that aren’t in the scheme, are marked in the input with line and column. Nothing becomes a question mark.',
  },
  {
    question: 'Can I encode a list?',
    answer:
      'Yes. Turn on Line by Line, and each line is encoded separately: line breaks stay instead of becoming %0A. Decoding keeps line breaks anyway.',
  },
] satisfies Question[];
