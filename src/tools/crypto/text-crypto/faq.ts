import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which algorithm should I choose?',
    answer:
      'AES-256-GCM. It makes guessing the passphrase slow (PBKDF2 with 600,000 rounds) and detects any change to the text. The other four are for exchanging text with existing programs: they hash the passphrase once with MD5 and can’t tell if a text was changed.',
  },
  {
    question: 'How do I decrypt an AES result with openssl?',
    answer:
      'With openssl enc -d -aes-256-cbc -md md5 -a -A and your passphrase; for TripleDES use -des-ede3-cbc. It works both ways: paste the output of openssl enc -a -md md5 here. For output made without -md, or with -pbkdf2, choose SHA256 or PBKDF2 in Key Derivation; then openssl enc -d -aes-256-cbc -pbkdf2 -a -A reads your results too.',
  },
  {
    question: 'What does a text that starts with U2FsdGVkX1 mean?',
    answer:
      'It’s Base64 for Salted__, the format OpenSSL and CryptoJS use for text encrypted with a passphrase. Choose the algorithm it was made with, usually AES, and enter the passphrase.',
  },
  {
    question: 'What is in an AES-256-GCM result?',
    answer:
      'Everything needed to decrypt it except the passphrase: $aes-256-gcm$pbkdf2-sha256$i=iterations$salt$nonce$data, in Base64url. The key is PBKDF2-HMAC-SHA-256 of the passphrase, data ends with the 16-byte tag, and everything before data is authenticated as additional data, so other programs can read it too.',
  },
  {
    question: 'I have a key and an IV instead of a passphrase. What do I do?',
    answer:
      'Choose AES with a raw key. Enter the Raw Key of 16, 24 or 32 bytes and the IV as hex or Base64; Cipher Mode is CBC, CTR, GCM or ECB, and Padding PKCS #7, zero bytes or none. This matches openssl enc -aes-256-cbc -K key -iv iv -a -A. With GCM, the 16-byte tag is at the end of the ciphertext. If you leave out the IV when encrypting, a random one is used and shown next to the result.',
  },
  {
    question: 'I forgot the passphrase. Can the text be recovered?',
    answer:
      'Not with AES-256-GCM, unless the passphrase was easy to guess. No copy exists anywhere: text and passphrase stay in this tab and aren’t stored.',
  },
  {
    question: 'Why does my RC4 result differ from openssl enc -rc4?',
    answer:
      'RC4 here follows the common JavaScript libraries, which use a key of 256 bits; openssl enc -rc4 uses 128. RC4 is broken either way.',
  },
] satisfies Question[];
