import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I verify the signature of a webhook?',
    answer:
      'Paste the raw body of the request into Plain Text, exactly as it was sent, and the signing secret into Secret Key. Choose the function the service names, nearly always SHA256, and paste the signature from the header into Expected HMAC: sha256=… with its prefix, plain hex and Base64 are all understood.',
  },
  {
    question: 'Why does my code give another HMAC for the same text and key?',
    answer:
      'Usually the key is read differently. Many services hand out keys in hex or Base64 that must be decoded first: set Key Format to match. The other usual reasons are a line break at the end of the text, CR LF instead of LF, and JSON that was parsed and written again before it was signed.',
  },
  {
    question: 'What is the difference between a hash and an HMAC?',
    answer:
      'Anyone can compute the hash of a message, so it shows only that the message is undamaged. An HMAC mixes in a secret key (RFC 2104), so it also shows that the message comes from someone who has the key.',
  },
  {
    question: 'Is HMAC with MD5 or SHA1 still safe?',
    answer:
      'No practical attack on HMAC-MD5 or HMAC-SHA1 is known, because collisions alone do not break an HMAC. Old protocols may keep them; for anything new use SHA256.',
  },
  {
    question: 'How long should the secret key be?',
    answer:
      'As many random bytes as the digest has: 32 for SHA256. A longer key adds nothing, and one above the block size (64 bytes for SHA256, 128 for SHA512) is hashed first. A word or a name is no key; the token generator makes good ones.',
  },
] satisfies Question[];
