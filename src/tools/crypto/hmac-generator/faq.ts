import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I verify the signature of a webhook?',
    answer:
      'Paste the raw request body into Plain Text, exactly as it was sent, and the signing secret into Secret Key. Choose the function the service uses, almost always SHA256, and paste the signature from the header into Expected HMAC: sha256=… with its prefix, plain hex and Base64 all work.',
  },
  {
    question: 'Why does my code return a different HMAC for the same text and key?',
    answer:
      'Usually the key is read differently. Many services use keys in hex or Base64 that must be decoded first: set Key Format to match. Other usual reasons: a line break at the end of the text, CR LF instead of LF, or JSON that was parsed and written again before signing.',
  },
  {
    question: 'What is the difference between a hash and an HMAC?',
    answer:
      'Anyone can compute a message’s hash, so it only shows that the message is undamaged. An HMAC mixes in a secret key (RFC 2104), so it also shows that the message comes from someone with the key.',
  },
  {
    question: 'Is HMAC with MD5 or SHA1 still safe?',
    answer:
      'No practical attack on HMAC-MD5 or HMAC-SHA1 is known, because collisions alone don’t break an HMAC. Old protocols can keep them; for anything new use SHA256.',
  },
  {
    question: 'How long should the secret key be?',
    answer:
      'As many random bytes as the digest: 32 for SHA256. A longer key adds nothing, and one above the block size (64 bytes for SHA256, 128 for SHA512) is hashed first. Don’t use a word or a name; the token generator makes good keys.',
  },
] satisfies Question[];
