import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are the bytes fit for keys and salts?',
    answer:
      'Yes. They come straight from the random source of your operating system, the one that browsers use for encryption, and never leave the page.',
  },
  {
    question: 'How many bytes do I need?',
    answer: '16 for a salt or an AES-128 key, 32 for AES-256 or an HMAC secret, 12 for the nonce of AES-GCM.',
  },
  {
    question: 'What do the formats look like?',
    answer:
      'Raw writes each byte as a decimal number from 0 to 255, separated by commas. Hex writes two digits a byte. Base64 writes four characters for three bytes.',
  },
  {
    question: 'Why is there no seed?',
    answer: 'Bytes like these end up as secrets. A seed would make them predictable, so that there is none.',
  },
] satisfies Question[];
