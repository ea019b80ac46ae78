import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I use the bytes for keys and salts?',
    answer:
      'Yes. They come straight from the random source of your operating system, which browsers also use for encryption, and never leave the page.',
  },
  {
    question: 'How many bytes do I need?',
    answer: '16 for a salt or an AES-128 key, 32 for AES-256 or an HMAC secret, 12 for the nonce of AES-GCM.',
  },
  {
    question: 'What do the formats look like?',
    answer:
      'Raw writes each byte as a decimal number from 0 to 255, separated by commas. Hex uses two digits per byte. Base64 uses four characters for three bytes, Base32 eight for five (RFC 4648, padded with =). C array is a line for C, C++ or Arduino.',
  },
  {
    question: 'Why is there no seed?',
    answer: 'Bytes like these often become secrets, and a seed would make them predictable.',
  },
  {
    question: 'Can I get a file of random bytes?',
    answer:
      'Yes: choose File and a size up to 10 MB, then press Download. It is what dd if=/dev/urandom makes, for testing uploads and compression.',
  },
] satisfies Question[];
